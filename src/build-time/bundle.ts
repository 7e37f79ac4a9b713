import { join } from 'node:path';
import { build } from 'vite';

/** Bundles a script into one minified classic script (IIFE), and returns its code. */
export async function bundleScript(root: string, entry: string, define: object = {}): Promise<string> {
  const constants = Object.entries({ 'process.env.NODE_ENV': 'production', ...define });
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(constants.map(([name, value]) => [name, JSON.stringify(value)])),
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
