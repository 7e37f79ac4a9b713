import { join } from 'node:path';
import { build } from 'vite';

interface BundleOptions {
  entry: string;
  define?: Record<string, unknown>;
}

/** Bundles a script into one minified classic script (IIFE), and returns its code. */
export async function bundleScript(root: string, { entry, define = {} }: BundleOptions): Promise<string> {
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
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} could not be bundled`);
  return output.output[0].code.trim();
}
