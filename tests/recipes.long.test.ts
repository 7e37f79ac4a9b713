/** Follows the recipes of content/README.md: the content stays valid, the site builds, and every acceptance test in Node passes. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { realEnvironment } from './another-restaurant/environments.ts';
import { runInCopy } from './run-in-copy.ts';
import { workingCopy } from './working-copy.ts';

/** The day for which everything is built. */
const today = '2026-12-04';
const env = { ...realEnvironment, TODAY: today };
// No sentence may stand twice.
const words = Array.from({ length: 120 }, (_, n) => `Rain makes the pepper wait ${n} days.`).join(' ');
const story = `---
id: 99
title: '"After the monsoon: pepper"'
tag: Food
date: 2026-11-20
description: What the rain does to a pepper vine, how to tell old pepper from new, and why the best of it is picked in a hurry in January.
image: ''
alt: A vine of green pepper after rain.
---

## The vine waits

- **Old pepper** is black.
- New pepper is green.

${words}
`;

/** Of each recipe: the files of the content folder, and what in them is replaced by what. */
const recipes: Readonly<Record<string, readonly [files: string, from: string | RegExp, to: string][]>> = {
  // Every price, so that none is one that a test knows.
  'Change a price': [['branches/*/*.yaml', /(?<=^[^#\n]*\bprice: ["']?)(\d+)(?=\.\d\d)/gm, '1$1']],
  // From its first day on.
  'Serve a festival menu': [
    [
      'branches/*/menu.yaml',
      /^categories:\n/m,
      `$&  - slug: festival\n    from: ${today}\n    until: 2999-01-17\n    name: Festival\n    localName: பண்டிகை\n    icon: rasam\n    items:\n`,
    ],
    ['branches/*/menu.yaml', /^ {2}- slug: festival\n/m, '$&    page: 1\n'],
  ],
  'Add a dish': [
    [
      'branches/*/menu.yaml',
      /^ {4}items:\n/m,
      `$&      - name: Tomato Toast\n        price: 6.50\n        description: Toast under slow tomatoes, with a spoon of pepper on the side.\n        heat: 1\n        image: ''\n\n`,
    ],
    ['recipes/ingredients.yaml', /^plant:\n/m, '$&  toast: { name: bread, contains: { gluten: wheat flour } }\n'],
    ['recipes/recipes.yaml', /$(?![^])/, '\ntomato-toast: { made: [toast, tomato] }\n'],
  ],
  // The first ingredient of each group gets another label.
  'Change a recipe or a brand': [
    [
      'recipes/ingredients.yaml',
      /^(\w+:\n(?: {2}#.*\n|\n)* {2}[\w-]+: \{ name: .*?)(?:, traces: \[[\w, ]*\])? \}$/gm,
      '$1, traces: [lupin] }',
    ],
  ],
  'Explain a word': [
    [
      'glossary.yaml',
      /^ {4}words:\n/m,
      '$&      - { localName: மழை, latin: mazhai, spellings: [malai], meaning: Rain. }\n',
    ],
  ],
  'Change the opening hours': [
    [
      'branches/*/branch.yaml',
      /^hours:.*\n(?: .*\n)*/m,
      'hours:\n  Mon: closed\n  Tue-Thu: 12:00-15:00 and 17:30-22:30\n  Fri-Sun: 12:00-01:00\n',
    ],
  ],
  'Add a branch': [
    ['branches/harrow/branch.yaml', /^hostWithoutBooking: .*\n/m, ''],
    ['branches/harrow/branch.yaml', /^key: .*/m, 'key: harrow'],
    ['branches/harrow/branch.yaml', /^id: .*/m, 'id: 3'],
    ['branches/harrow/branch.yaml', /^(store|menuName): .*/gm, '$1: Harrow'],
    ['branches/harrow/branch.yaml', /^address: .*/m, 'address: 12 Station Road, London HA1 2SL'],
    ['branches/harrow/branch.yaml', /^(phone|deliveryPhone): .*/gm, '$1: 020 7946 0777'],
    // It has no drinks, which go well with its dishes.
    ['branches/harrow/menu.yaml', /^beside:\n(?: .*\n)*/m, ''],
  ],
  'Close a branch for longer': [
    ['branches/harrow/branch.yaml', /^# (closed: \{) .* \}/m, `$1 from: ${today}, until: ${today}, text: New floor. }`],
  ],
  // Real addresses and telephone numbers in the place of the samples.
  'Before the launch': [
    ['**/*.{yaml,md}', /\.example/g, '.co.uk'],
    ['**/*.{yaml,md}', /020 7946 0/g, '020 8552 0'],
  ],
};

/** Makes the changes of a recipe; one that changes nothing is a mistake of the recipe. */
function follow(folder: string, recipe: keyof typeof recipes): void {
  for (const [pattern, from, to] of recipes[recipe] ?? []) {
    const changed = globSync(pattern, { cwd: folder }).filter((file) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      writeFileSync(path, after);
      return after !== before;
    });
    expect(changed, `${recipe}: ${String(from)}`).not.toEqual([]);
  }
}

test('the site can be published after all recipes', async () => {
  const copy = await workingCopy();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  const folder = join(copy, 'content');
  writeFileSync(join(folder, 'stories/after-the-monsoon.md'), story);
  cpSync(join(folder, 'branches/wimbledon'), join(folder, 'branches/harrow'), { recursive: true });
  rmSync(join(folder, 'branches/harrow/drinks.yaml'));
  for (const recipe of Object.keys(recipes)) follow(folder, recipe);
  expect(await runInCopy(copy, ['tools/check-content.ts'], env)).toContain('Content is in order: 3 branches');
  await runInCopy(copy, ['tools/build.ts'], env);
  await runInCopy(copy, ['node_modules/vitest/vitest.mjs', 'run', '--project=acceptance'], env);
});
