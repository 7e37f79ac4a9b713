import * as v from 'valibot';
import { expect, test } from 'vitest';
import { launchListSchema } from '../../model/schema/launch-list.ts';
import { launchEntries, launchReport } from './launch-list.ts';

const none = v.parse(launchListSchema, {});

// Recipes that nobody has signed, or that have changed since: tools/launch-check.slow.test.ts.
test('lists what the owner must settle and samples by group, with place and reason', () => {
  const item = { what: 'The number of the company', where: 'site.yaml#company', why: 'It is invented.' };
  const texts = new Map([['content/site.yaml', "brand: '[Your restaurant], see [the map](/about-us)'"]]);
  const known = {
    launchList: none,
    recipes: { served: [], book: { parts: new Map(), stations: new Map(), branches: {} } },
  };
  expect(launchEntries(texts, known).flatMap(({ entries }) => entries)).toMatchObject([
    { group: 'texts', what: 'The text [Your restaurant]', where: 'site.yaml#brand' },
  ]);
  const groupsOf = (phone: string, law: (typeof item)[]) =>
    launchEntries(new Map([['content/branches/hill/branch.yaml', `phone: ${phone}`]]), {
      ...known,
      launchList: { ...none, law },
    });
  expect(launchReport(groupsOf('020 8552 0123', []))).toContain('Ready to open');
  const groups = groupsOf('020 7946 0123', [item]);
  expect(groups.flatMap(({ entries }) => entries)).toMatchObject([
    { group: 'contacts', what: 'The telephone number 020 7946 0123', where: 'branches/hill/branch.yaml#phone' },
    { group: 'law', ...item },
  ]);
  for (const text of [...Object.values(item), '2 things are left']) expect(launchReport(groups)).toContain(text);
});
