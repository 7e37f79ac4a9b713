import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeChoice, noChoice, type StoreChoice, type StoreChoiceEvent } from './store-choice.ts';

const after = (...events: StoreChoiceEvent[]) => events.reduce(changeChoice, noChoice);
const pick = (store: string): StoreChoiceEvent => ({ type: 'pick', store });

test('a picked store is pending until the guest presses OK', () => {
  expect(after(pick('eastham'))).toEqual({ chosen: null, pending: 'eastham' });
  expect(after(pick('eastham'), { type: 'confirm' })).toEqual({ chosen: 'eastham', pending: null });
});

test('CANCEL discards the pending store and keeps the chosen one', () => {
  expect(after(pick('eastham'), { type: 'cancel' })).toEqual(noChoice);
  expect(after(pick('eastham'), { type: 'confirm' }, pick('wimbledon'), { type: 'cancel' })).toEqual({
    chosen: 'eastham',
    pending: null,
  });
});

test('picking the chosen store does nothing', () => {
  const chosen = after(pick('eastham'), { type: 'confirm' });
  expect(changeChoice(chosen, pick('eastham'))).toBe(chosen);
});

test('OK without a pending store does nothing', () => {
  expect(changeChoice(noChoice, { type: 'confirm' })).toBe(noChoice);
});

const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('pick' as const), store: fc.constantFrom('eastham', 'wimbledon') }),
  fc.constantFrom<StoreChoiceEvent>({ type: 'confirm' }, { type: 'cancel' }),
);

test('the dialog never asks about the chosen store, and only OK changes the choice', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      let choice: StoreChoice = noChoice;
      for (const event of events) {
        const next = changeChoice(choice, event);
        expect(next.pending === null || next.pending !== next.chosen).toBe(true);
        if (event.type !== 'confirm') expect(next.chosen).toBe(choice.chosen);
        choice = next;
      }
    }),
  );
});
