import { expect, test } from 'vitest';
import { testMistakes } from './problems.testing.ts';
import { contentCopy, fakePictures } from './content.testing.ts';

/** What is said of mistakes in the texts of pages: pictures, lengths, titles, questions, words. */

testMistakes([
  {
    title: 'a picture that is not there',
    file: 'content/home.yaml',
    from: 'picture: masala-dosa',
    to: 'picture: masala-dosai',
    at: 'masala-dosai',
    expectedMessage: 'picture: there is no picture "masala-dosai" in content/pictures; write masala-dosa',
  },
  {
    title: 'a picture with its ending',
    file: 'content/home.yaml',
    from: 'picture: masala-dosa',
    to: 'picture: masala-dosa.jpg',
    at: 'masala-dosa.jpg',
    expectedMessage: 'picture: "masala-dosa.jpg" has a file ending; write the name without it',
  },
  {
    title: 'a headline that is too long',
    file: 'content/home.yaml',
    from: /headline: .*/,
    to: 'headline: Come in and sit down, for the kitchen is straight ahead',
    at: 'headline: Come in and',
    expectedMessage: 'headline: has 55 characters; at most 40 fit, so shorten it by 15',
  },
  {
    title: 'a sixth slide',
    file: 'content/home.yaml',
    from: '\nabout:',
    to: `${'  - { id: a, eyebrow: A, headline: A, text: A, button: A, href: /menu, picture: masala-dosa, alt: A long rolled dosa., plate: A }\n'.repeat(3)}\nabout:`,
    at: 'slides:',
    expectedMessage: 'slides: has 6 slides; the page takes 1 to 5',
  },
  {
    title: 'a link to a page that does not exist',
    file: 'content/home.yaml',
    from: 'href: /about-us',
    to: 'href: /about',
    at: 'href: /about ',
    expectedMessage: 'href: "/about" is no page of this site; write /about-us',
  },
  {
    title: 'a room without a drawing of its name',
    file: 'content/home.yaml',
    from: 'drawing: room-pandhi',
    to: 'drawing: room-pandi',
    at: 'room-pandi ',
    expectedMessage:
      'drawing: "room-pandi" is not one of room-thinnai, room-mugappu, court, room-pandhi, room-aduppadi; write room-pandhi',
  },
  {
    title: 'a missing field of a group',
    file: 'content/home.yaml',
    from: /\n +alt: Chicken in a dark red masala.*/,
    to: '',
    at: '- name: Chicken Chettinad',
    expectedMessage: 'alt: is missing; add it',
  },
  {
    title: 'an empty text',
    file: 'content/faq.yaml',
    from: /answer: Yes\. On the Menu page.*/,
    to: "answer: ''",
    at: "answer: ''",
    expectedMessage: 'answer: is empty; write the text after the colon',
  },
  {
    title: 'no questions',
    file: 'content/faq.yaml',
    from: /- prompt: .*/s,
    to: '[]\n',
    at: '[]',
    expectedMessage: 'has no questions; write at least one',
  },
  {
    title: 'a title that search results would cut',
    file: 'content/seo.yaml',
    from: /title: .*Chettinad restaurant.*/,
    to: 'title: Valavu | Chettinad restaurant in East Ham and in Wimbledon, London',
    at: 'in East Ham and in',
    expectedMessage: 'title: has 66 characters; at most 60 fit, so shorten it by 6',
  },
  {
    title: 'a description that is too short for search results',
    file: 'content/seo.yaml',
    from: /description: Chettinad and South.*/,
    to: 'description: Chettinad and South Indian cooking.',
    at: 'description: Chettinad and South',
    expectedMessage: 'description: has 35 characters; search results want 110 to 155, so lengthen it by 75',
  },
  {
    title: 'two pages of one title',
    file: 'content/seo.yaml',
    from: /title: .*home \| Chettinad.*/,
    to: 'title: Blog | Stories of Chettinad food, from {brand}',
    at: '  title: Blog | Stories of Chettinad food, from {brand}\n  description: Stories',
    expectedMessage: 'title: is the title of /home too; every page needs its own',
  },
  {
    title: 'a page without an entry',
    file: 'content/seo.yaml',
    from: '- route: /faq\n',
    to: '- route: /fag\n',
    at: '/fag',
    expectedMessage: 'route: "/fag" is no page of this site; write /faq',
  },
  {
    title: 'a text without the place that the program fills in',
    file: 'content/ui.yaml',
    from: 'at {store}?',
    to: 'at {shop}?',
    at: '{shop}',
    expectedMessage: 'orderFirst: must keep {store}, which the program fills in, and hold no other braces',
  },
  {
    title: 'a fact that nothing gives',
    file: 'content/ui.yaml',
    from: '{eastham.phone}',
    to: '{eastham.fax}',
    at: '{eastham.fax}',
    expectedMessage:
      'afterSubmit: names {eastham.fax}, which nothing gives; write one of {eastham.store}, {eastham.menuName}, {eastham.address}, {eastham.hours}, {eastham.phone}, {eastham.deliveryPhone}',
  },
  {
    title: 'a map service without https',
    file: 'content/ui.yaml',
    from: 'https://maps.apple.com/',
    to: 'maps.apple.com/',
    at: 'maps.apple.com',
    expectedMessage:
      'link: "maps.apple.com/?daddr={address}" is not a web address; copy it from the browser, with https:// in front and {address} where that belongs',
  },
  {
    title: 'a mark that is not closed',
    file: 'content/faq.yaml',
    from: /\}\}"/,
    to: '}"',
    at: 'Ask the branch before',
    expectedMessage:
      'answer: has a mark for the owner that is not closed; write {{to confirm: …}} or {{to be filled: …}}',
  },
  {
    title: 'a word of the glossary under a spelling of another',
    file: 'content/glossary.yaml',
    from: 'latin: rasam,',
    to: 'latin: sambar,',
    at: 'ரசம், latin: sambar',
    expectedMessage: 'latin: "sambar" is a spelling of sambar already; keep one of the two',
  },
  {
    title: 'a word of the glossary with capitals',
    file: 'content/glossary.yaml',
    from: 'latin: kal dosa,',
    to: 'latin: Kal Dosa,',
    at: 'Kal Dosa',
    expectedMessage: 'latin: must be small letters, with single spaces between words, as in piri piri',
  },
  {
    title: 'a meaning without a full stop',
    file: 'content/glossary.yaml',
    from: 'meaning: Salt. }',
    to: 'meaning: Salt }',
    at: 'meaning: Salt }',
    expectedMessage: 'meaning: must be one sentence that ends with a full stop',
  },
]);

test('of a picture that cannot be used only that is told, and not that it is missing', async () => {
  const pictures = new Map([...(await fakePictures()), ['masala-dosa', null] as const]);
  const tooSmall = { file: 'content/pictures/masala-dosa.jpg', message: 'is too small' };
  expect(contentCopy().problems({ pictures, pictureProblems: [tooSmall] })).toEqual([tooSmall]);
});
