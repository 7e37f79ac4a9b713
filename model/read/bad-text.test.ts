import { testMistakes } from './problems.testing.ts';

/** Messages about mistakes in stories and legal texts. */

const story = 'content/stories/how-to-eat-a-sardine.md';
const privacy = 'content/legal/privacy-policy.md';

testMistakes([
  {
    title: 'a date that does not exist in the calendar',
    file: story,
    from: 'date: 2026-06-24',
    to: 'date: 2026-06-31',
    at: 'date: 2026-06-31',
    expectedMessage: 'date: is not a day of the calendar; write year-month-day, as in 2025-02-12',
  },
  {
    title: 'a written-out date that differs from the date',
    file: story,
    from: 'dateText: 24 June 2026',
    to: 'dateText: 23 June 2026',
    at: 'dateText',
    expectedMessage: 'dateText: "23 June 2026" is not the day in "date"; write 24 June 2026',
  },
  {
    title: 'an unknown tag',
    file: story,
    from: 'tag: Food',
    to: 'tag: Foods',
    at: 'tag: Foods',
    expectedMessage: 'tag: "Foods" is not one of Food, Our Culture; write Food',
  },
  {
    title: 'a misspelt flag',
    file: story,
    from: '{reverse}',
    to: '{revers}',
    at: '{revers}',
    expectedMessage: 'has the flag {revers}; write {reverse}',
  },
  {
    title: 'a heading of the wrong level',
    file: story,
    from: '## Before it comes',
    to: '# Before it comes',
    at: '# Before it comes',
    expectedMessage: 'has a heading that does not begin with "## "; headings are all of that one size',
  },
  {
    title: 'HTML in a story',
    file: story,
    from: '## Before it comes',
    to: '<b>Bread</b> first\n\n## Before it comes',
    at: '<b>Bread',
    expectedMessage: 'has HTML, which is not shown; write plain text, **bold** and [links](/menu)',
  },
  {
    title: 'a missing picture in a story',
    file: story,
    from: '(sardines)',
    to: '(sardins)',
    at: '(sardins)',
    expectedMessage: 'there is no picture "sardins" in content/pictures; write sardines',
  },
  {
    title: 'a story whose front matter is not closed',
    file: story,
    from: /\n---\n/,
    to: '\n',
    at: '',
    expectedMessage: 'must begin with a head: a line of "---", the fields, and another line of "---"',
  },
  {
    title: 'a story that is too short',
    file: story,
    from: /\n---\n[^]*/,
    to: '\n---\n\nThere is rice. Sit down.\n',
    at: '',
    expectedMessage: 'has 5 words; a story has 100 to 900',
  },
  {
    title: 'a legal page that skips a section number',
    file: privacy,
    from: '## 3. Other services',
    to: '## 4. Other services',
    at: '## 4. Other services',
    expectedMessage: 'has the heading "4. Other services" where number 3 is due; write "## 3. Other services"',
  },
  {
    title: 'a mark for the owner whose removal breaks the sentence',
    file: privacy,
    from: 'Questions?',
    to: 'Write to {{to be filled: address}}, please.',
    at: 'Write to',
    expectedMessage: 'the sentence is incomplete without its {{…}} mark; put the whole sentence between the braces',
  },
]);
