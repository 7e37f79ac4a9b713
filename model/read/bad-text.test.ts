import { testMistakes } from './problems.testing.ts';

/** What is said of mistakes in stories and legal texts. */

const leaf = 'content/stories/dining-experience-eastham-valavu.md';
const privacy = 'content/legal/privacy-policy.md';

testMistakes([
  {
    title: 'a day that the calendar does not have',
    file: leaf,
    from: 'date: 2025-02-12',
    to: 'date: 2025-02-31',
    at: 'date: 2025-02-31',
    expectedMessage: 'date: is not a day of the calendar; write year-month-day, as in 2025-02-12',
  },
  {
    title: 'a date in words that is another day',
    file: leaf,
    from: 'dateText: 12 February 2025',
    to: 'dateText: 11 February 2025',
    at: 'dateText',
    expectedMessage: 'dateText: "11 February 2025" is not the day in "date"; write 12 February 2025',
  },
  {
    title: 'an unknown tag',
    file: leaf,
    from: 'tag: Food',
    to: 'tag: Foods',
    at: 'tag: Foods',
    expectedMessage: 'tag: "Foods" is not one of Food, Our Culture; write Food',
  },
  {
    title: 'a misspelt flag',
    file: leaf,
    from: '{reverse}',
    to: '{revers}',
    at: '{revers}',
    expectedMessage: 'has the flag {revers}; write {reverse}',
  },
  {
    title: 'a heading of another size',
    file: leaf,
    from: '## The leaf is laid',
    to: '# The leaf is laid',
    at: '# The leaf is laid',
    expectedMessage: 'has a heading that does not begin with "## "; headings are all of that one size',
  },
  {
    title: 'HTML in a story',
    file: leaf,
    from: '## How to stop',
    to: '<b>How</b> to stop\n\n## How to stop',
    at: '<b>How',
    expectedMessage: 'has HTML, which is not shown; write plain text, **bold** and [links](/menu)',
  },
  {
    title: 'a picture of a story that is not there',
    file: leaf,
    from: '(story-leaf-dosa)',
    to: '(story-leaf-dosas)',
    at: 'story-leaf-dosas',
    expectedMessage: 'there is no picture "story-leaf-dosas" in content/pictures; write story-leaf-dosa',
  },
  {
    title: 'a story whose head has no end',
    file: leaf,
    from: /\n---\n/,
    to: '\n',
    at: '',
    expectedMessage: 'must begin with a head: a line of "---", the fields, and another line of "---"',
  },
  {
    title: 'a story that is too short',
    file: leaf,
    from: /\n---\n[^]*/,
    to: '\n---\n\nThere is rice. Sit down.\n',
    at: '',
    expectedMessage: 'has 5 words; a story has 100 to 900',
  },
  {
    title: 'a legal page that lost a number',
    file: privacy,
    from: '## 3. Cookies',
    to: '## 4. Cookies',
    at: '## 4. Cookies',
    expectedMessage:
      'has the heading "4. Cookies and storage on your device" where number 3 is due; write "## 3. Cookies and storage on your device"',
  },
  {
    title: 'a mark that leaves a hole',
    file: privacy,
    from: 'Questions?',
    to: 'Write to {{to be filled: address}}, please.',
    at: 'Write to',
    expectedMessage:
      'leaves a hole in the sentence when its {{mark}} is deleted; put the whole sentence between the braces',
  },
]);
