import { expect, test } from 'vitest';
import { SOURCES_MODE, sourceNotes } from './source-notes-plugin.ts';

/** Whether Vite would apply the plugin. */
function isApplied(command: 'build' | 'serve', mode: string): boolean {
  const { apply } = sourceNotes();
  return typeof apply === 'function' && apply.call({ meta: {} } as never, {}, { command, mode });
}

test('the plugin applies only to dev:sources, and to no build', () => {
  expect(isApplied('serve', SOURCES_MODE)).toBe(true);
  expect(isApplied('serve', 'development')).toBe(false);
  expect(isApplied('build', 'production')).toBe(false);
  expect(isApplied('build', SOURCES_MODE)).toBe(false);
});
