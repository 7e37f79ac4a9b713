import * as v from 'valibot';
import { expect, test } from 'vitest';
import { launchListSchema } from '../../model/schema/launch-list.ts';
import { launchEntries, launchReport } from './launch-list.ts';

const none = v.parse(launchListSchema, {});

// Recipes that nobody has signed, or that have changed since: tools/launch-check.slow.test.ts.
test('lists what the owner must settle and samples by group, with place and reason', () => {
  const item = { what: 'The number of the company', where: 'site.yaml#company', why: 'It is invented.' };
  const groupsOf = (phone: string, law: (typeof item)[]) =>
    launchEntries(new Map([['content/branches/hill/branch.yaml', `phone: ${phone}`]]), {
      launchList: { ...none, law },
      recipes: { served: [], book: { parts: new Map(), stations: new Map(), branches: {} } },
    });
  expect(launchReport(groupsOf('020 8552 0123', []))).toContain('Ready to open');
  const groups = groupsOf('020 7946 0123', [item]);
  expect(groups.flatMap(({ entries }) => entries)).toMatchObject([
    { group: 'contacts', what: 'The telephone number 020 7946 0123', where: 'branches/hill/branch.yaml#phone' },
    { group: 'law', ...item },
  ]);
  for (const text of [...Object.values(item), '2 things are left']) expect(launchReport(groups)).toContain(text);
});
