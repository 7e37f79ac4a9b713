import { expect, test } from 'vitest';
import { findDeadAddresses, findSamples } from './launch-list.ts';

const found = (text: string, file = 'content/branches/harrow/branch.yaml') =>
  findSamples(file, text).map(({ group, what, where }) => [group, what, where.replace(/^[^#]*#?/, '')]);

test('finds numbers for drama, dead addresses and missing pictures, each with its place; comments are ignored', () => {
  const text = [
    '# phone: 020 7946 0999, https://valavu.example',
    'phone: 020 7946 0123 # 020 7946 0456',
    'mobile: +44 (0)20-7946-0789 or 07700 900 123',
    'real: 020 8123 4567',
    'order: { link: https://order.valavu.example/a, site: https://order.valavu.co.uk }',
    'email: hello@valavu.example',
    "items: [{ picture: '' }, { image: '' }]",
  ].join('\n');
  expect(found(text)).toEqual([
    ['contacts', 'The telephone number 020 7946 0123', 'phone'],
    ['contacts', 'The telephone number +44 (0)20-7946-0789', 'mobile'],
    ['contacts', 'The telephone number 07700 900 123', 'mobile'],
    ['links', 'The address https://order.valavu.example/a', 'order/link'],
    ['contacts', 'The address valavu.example', 'email'],
    ['pictures', 'A picture', 'items/0/picture'],
  ]);
});

const dead =
  'https://order.valavu.example/a https://example.com/menu https://valavu.test https://localhost:3000/menu https://192.168.1.20/menu https://intranet/menu http://valavu.co.uk https//valavu.co.uk www.valavu.co.uk/menu';
test.each(dead.split(' '))('%s is dead: its host is reserved or local, or it is not https or not valid', (address) => {
  expect(findDeadAddresses(`[our page](${address}) and more`)).toEqual([address]);
});

test('real addresses, full stops after them, and words that are no addresses are left alone', () => {
  const text =
    'link: https://order.valavu.co.uk/?store=1#menu Look at https://www.valavu.co.uk. [our menu](/menu) For example, the sambar; or http in general.';
  expect(findDeadAddresses(text)).toEqual([]);
});

test('reads the front matter and the text of a story', () => {
  const story = "---\n# image: ''\nimage: ''\n---\n\nRing 01632 960123.\n\n![A leaf]()\n![A pan](pan)";
  expect(found(story, 'content/stories/a.md')).toEqual([
    ['pictures', 'A picture', 'image'],
    ['contacts', 'The telephone number 01632 960123', ''],
    ['pictures', 'A picture', ''],
  ]);
});
