import fc from 'fast-check';
import { allergens } from '../../model/schema/allergens.ts';
import { dietOptions, type Person } from './people.ts';
import { cutText, MAX_NAME_LENGTH, MAX_PEOPLE } from './filter-parameters.ts';
import { MAX_ENTRIES, MAX_QUANTITY, type TableList } from './table-list.ts';

export const persons: fc.Arbitrary<Person> = fc.record({
  name: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: MAX_NAME_LENGTH }).map((name) => cutText(name, MAX_NAME_LENGTH)),
    fc.constant('வ'.repeat(MAX_NAME_LENGTH)),
  ),
  diet: fc.constantFrom(...dietOptions),
  heat: fc.integer({ min: 0, max: 3 }),
  without: fc.subarray([...allergens]),
  traces: fc.boolean(),
});

/** Any list within the limits. */
export const lists: fc.Arbitrary<TableList> = fc
  .array(persons, { minLength: 1, maxLength: MAX_PEOPLE })
  .chain((people) =>
    fc.record({
      branch: fc.integer({ min: 1, max: 99 }),
      people: fc.constant(people),
      entries: fc.uniqueArray(
        fc.record({
          dish: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
          eater: fc.option(fc.integer({ min: 0, max: people.length - 1 })),
          quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
          price: fc.integer({ min: 0, max: 20_000 }),
        }),
        { maxLength: MAX_ENTRIES, selector: ({ dish, eater }) => `${dish} ${eater}` },
      ),
    }),
  );
