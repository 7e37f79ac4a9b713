import { expect, test } from 'vitest';
import { SOURCES_MODE, sourceNotes } from './source-notes-plugin.ts';

/** Whether Vite would take the plugin in. */
function isTaken(command: 'build' | 'serve', mode: string): boolean {
  const { apply } = sourceNotes();
  return typeof apply === 'function' && apply.call({ meta: {} } as never, {}, { command, mode });
}

test('notes are there with dev:sources alone, and in no build', () => {
  expect(isTaken('serve', SOURCES_MODE)).toBe(true);
  expect(isTaken('serve', 'development')).toBe(false);
  expect(isTaken('build', 'production')).toBe(false);
  expect(isTaken('build', SOURCES_MODE)).toBe(false);
});
