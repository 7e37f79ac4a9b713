import { expect, test } from 'vitest';
import { testMistakes } from './problems.testing.ts';
import { contentCopy, fakePictures } from './content.testing.ts';

/** Messages about mistakes in the texts of pages: pictures, lengths, titles, questions, words. */

/** The rooms of a house plan, one of them misspelt. */
const rooms = ['about', 'reviews', 'culture', 'feature', 'dishes'].map(
  (section) => `{ latin: A room, text: A room of the house, section: ${section} }`,
);

testMistakes([
  {
    title: 'a missing picture',
    file: 'content/home.yaml',
    from: 'picture: sardines',
    to: 'picture: sardins',
    at: 'sardins',
    expectedMessage: 'picture: there is no picture "sardins" in content/pictures; write sardines',
  },
  {
    title: 'a picture name with a file extension',
    file: 'content/home.yaml',
    from: 'picture: sardines',
    to: 'picture: sardines.webp',
    at: 'sardines.webp',
    expectedMessage: 'picture: "sardines.webp" has a file ending; write the name without it',
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
    to: `${'  - { id: a, eyebrow: A, headline: A, text: A, button: A, href: /menu, picture: sardines, alt: Three sardines on a grill., label: A }\n'.repeat(4)}\nabout:`,
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
    title: 'a room that leads to an unknown section',
    file: 'content/home.yaml',
    from: '  primaryButton',
    to: `  housePlan: { label: A plan, rooms: [${rooms.join(', ')}] }\n  primaryButton`,
    at: 'housePlan',
    expectedMessage: 'section: "feature" is not one of about, dishes, culture, reviews, featured; write featured',
  },
  {
    title: 'a signature dish that is neither a dish nor a recipe',
    file: 'content/home.yaml',
    from: 'dish: shellfish-cataplana',
    to: 'dish: shelfish-cataplana',
    at: 'dish: shelfish',
    expectedMessage: 'dish: "shelfish-cataplana" is neither a dish nor a recipe; write shellfish-cataplana',
  },
  {
    title: 'a missing field of a group',
    file: 'content/home.yaml',
    from: /\n +alt: A copper pan.*/,
    to: '',
    at: '- name: Shellfish Cataplana',
    expectedMessage: 'alt: is missing; add it',
  },
  {
    title: 'a link in a plain text',
    file: 'content/faq.yaml',
    from: /answer: No\. It is what.*/,
    to: 'answer: See [our menu](/menus).',
    at: 'answer: See',
    expectedMessage: 'answer: has "](/menus", which is shown as it stands; write plain words here',
  },
  {
    title: 'bold words in a plain text',
    file: 'content/faq.yaml',
    from: /answer: No\. It is what.*/,
    to: 'answer: It is **not**.',
    at: 'answer: It is',
    expectedMessage: 'answer: has "**", which is shown as it stands; write plain words here',
  },
  {
    title: 'HTML in a plain text',
    file: 'content/faq.yaml',
    from: /answer: No\. It is what.*/,
    to: 'answer: One<br>two',
    at: 'answer: One',
    expectedMessage: 'answer: has "<br>", which is shown as it stands; write plain words here',
  },
  {
    title: 'an entity in a plain text',
    file: 'content/faq.yaml',
    from: /answer: No\. It is what.*/,
    to: 'answer: Salt &amp; pepper',
    at: 'answer: Salt',
    expectedMessage: 'answer: has "&amp;", which is shown as it stands; write plain words here',
  },
  {
    title: 'an empty text',
    file: 'content/faq.yaml',
    from: /answer: No\. It is what.*/,
    to: "answer: ''",
    at: "answer: ''",
    expectedMessage: 'answer: is empty; write the text after the colon',
  },
  {
    title: 'a list without questions',
    file: 'content/faq.yaml',
    from: /questions:.*/s,
    to: 'questions: []\n',
    at: '[]',
    expectedMessage: 'questions: has no questions; write at least one',
  },
  {
    title: 'a title that is too long for search results',
    file: 'content/home.yaml',
    from: /title: .*Portuguese fish grill.*/,
    to: 'title: Brasa | A Portuguese fish grill with a hatch, in Whitby, England',
    at: 'a hatch, in',
    expectedMessage: 'title: has 64 characters; at most 60 fit, so shorten it by 4',
  },
  {
    title: 'a description that is too short for search results',
    file: 'content/home.yaml',
    from: /description: Sardines, mackerel.*/,
    to: 'description: Sardines and mackerel over charcoal.',
    at: 'description: Sardines and',
    expectedMessage: 'description: has 36 characters; search results want 110 to 155, so lengthen it by 74',
  },
  {
    title: 'a share line with a sign that the share picture cannot show',
    file: 'content/faq.yaml',
    from: /shareLine: .*/,
    to: 'shareLine: Fish 🐟',
    at: 'shareLine: Fish',
    expectedMessage: 'shareLine: has a sign that the share picture cannot show; write letters, digits and punctuation',
  },
  {
    title: 'two pages with the same title',
    file: 'content/faq.yaml',
    from: /title: Frequently Asked Questions \| .*/,
    to: 'title: Blog | Stories of fish and steps, from {brand}',
    at: '  title: Blog | Stories of fish',
    expectedMessage: 'title: is the title of a page in content/blog.yaml too; write another',
  },
  {
    title: 'a text without a required placeholder',
    file: 'content/ui.yaml',
    from: 'at {store}?',
    to: 'at {shop}?',
    at: '{shop}',
    expectedMessage: 'orderFirst: must keep {store}, which the program fills in, and hold no other braces',
  },
  {
    title: 'an unknown fact',
    file: 'content/feedback.yaml',
    from: '{harbour.phone}',
    to: '{harbour.fax}',
    at: '{harbour.fax}',
    expectedMessage:
      'afterSubmit: {harbour.fax} is no known fact; write one of {harbour.store}, {harbour.menuName}, {harbour.address}, {harbour.phone}, {harbour.deliveryPhone}, {harbour.hours}',
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
    title: 'an entry of the launch list whose place is gone',
    file: 'content/launch-list.yaml',
    from: '#plant/lupin-beans',
    to: '#plant/lupins',
    at: '#plant/lupins',
    expectedMessage: 'where: "plant/lupins" is not in recipes/ingredients.yaml; write its keys, or take the entry out',
  },
  {
    title: 'an entry of the launch list whose file is gone',
    file: 'content/launch-list.yaml',
    from: 'where: site.yaml',
    to: 'where: sites.yaml',
    at: 'sites.yaml',
    expectedMessage: 'where: there is no file "sites.yaml"; write site.yaml',
  },
  {
    title: 'a glossary word that is already a spelling of another word',
    file: 'content/glossary.yaml',
    from: 'latin: caldo verde,',
    to: 'latin: peri peri,',
    at: '{ latin: peri peri',
    expectedMessage: 'latin: "peri peri" is a spelling of piri piri already; keep one of the two',
  },
  {
    title: 'a glossary word with capital letters',
    file: 'content/glossary.yaml',
    from: 'latin: caldo verde,',
    to: 'latin: Caldo Verde,',
    at: 'latin: Caldo Verde',
    expectedMessage: 'latin: must be small letters, with single spaces between words, as in piri piri',
  },
  {
    title: 'a meaning without a full stop',
    file: 'content/glossary.yaml',
    from: "finely cut kale.'",
    to: "finely cut kale'",
    at: "finely cut kale'",
    expectedMessage: 'meaning: must be one sentence that ends with a full stop',
  },
]);

test('reports an unusable picture once, and not as missing too', async () => {
  const pictures = new Map([...(await fakePictures()), ['sardines', null] as const]);
  const tooSmall = { file: 'content/pictures/sardines.webp', message: 'is too small' };
  expect(contentCopy().problems({ pictures, pictureProblems: [tooSmall] })).toEqual([tooSmall]);
});

test('reports a logo that the theme does not have', () => {
  const copy = contentCopy();
  copy.write('content/site.yaml', `${copy.read('content/site.yaml')}\nhasLogo: true\n`);
  expect(copy.problems({ hasLogo: true })).toEqual([]);
  expect(copy.problems({ hasLogo: false }).map(({ file, field }) => ({ file, field }))).toEqual([
    { file: 'content/site.yaml', field: 'hasLogo' },
  ]);
});
