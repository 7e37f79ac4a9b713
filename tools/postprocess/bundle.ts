import { join } from 'node:path';
import { build } from 'vite';

interface BundleOptions {
  /** The file to start from, in the project. */
  entry: string;
  /** What the script leaves for others to use, if anything. */
  name?: string;
  /** Values for the names that the script declares but does not have. */
  define?: Record<string, unknown>;
}

/** Bundles one script into one minified piece that needs no module. */
export async function bundleScript(root: string, { entry, name, define = {} }: BundleOptions): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries({ 'process.env.NODE_ENV': 'production', ...define }).map(([key, value]) => [
        key,
        JSON.stringify(value),
      ]),
    ),
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: join(root, entry), formats: ['iife'], name: name ?? 'script' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`);
  return output.output[0].code.trim();
}
