import { describe, expect, it } from 'vitest';
import { RefusalError } from '../publish/change.ts';
import { listPictures, planPicture } from './pictures.ts';

const home =
  'slides:\n  - title: Our Stove # big\n    picture: stove\n    alt: A black oven with a pot.\n  - title: Boats\n    picture: boats\n    alt: Two boats at the quay.\nlast: { text: Come in, picture: boats, alt: Two boats again. }\n';
const menu = "categories:\n  - name: Soups\n    items:\n      - name: Leek Soup\n        image: ''\n";
const files = new Map([
  ['content/home.yaml', home],
  ['content/branches/harbour/menu.yaml', menu],
]);
const photo = { jpeg: Buffer.from('jpeg'), hash: 'abc123' };
const stove = {
  id: 'content/home.yaml#slides.0.picture',
  label: 'Our Stove',
  was: 'stove',
  alt: 'An oven with two pots.',
  photo,
};
const all = ['stove.png', 'boats.jpg'];

it('Every place for a picture is listed with what it is of', () => {
  expect(listPictures(files).map(({ label, name, alt }) => [label, name, alt])).toEqual([
    ['Our Stove', 'stove', 'A black oven with a pot.'],
    ['Boats', 'boats', 'Two boats at the quay.'],
    ['Come in', 'boats', 'Two boats again.'],
    ['Leek Soup', '', undefined],
  ]);
});

describe('A new picture', () => {
  it('takes the place of the one before, with what one sees in it', () => {
    const { texts, pictures } = planPicture(files, stove, all);
    const after = home
      .replace('picture: stove', 'picture: our-stove-abc123')
      .replace('A black oven with a pot', 'An oven with two pots');
    expect(texts).toEqual(new Map([['content/home.yaml', after]]));
    expect(pictures).toEqual(
      new Map([
        ['content/pictures/our-stove-abc123.jpg', photo.jpeg],
        ['content/pictures/stove.png', undefined],
      ]),
    );
  });

  it('leaves the one before, where another place shows it', () => {
    const boats = { ...stove, id: 'content/home.yaml#slides.1.picture', label: 'Boats', was: 'boats' };
    const { pictures } = planPicture(files, boats, all);
    expect([...pictures!.keys()]).toEqual(['content/pictures/boats-abc123.jpg']);
  });

  it('of a dish needs no other text', () => {
    const id = 'content/branches/harbour/menu.yaml#categories.0.items.0.image';
    const { texts } = planPicture(files, { id, label: 'Leek Soup', was: '', alt: '', photo }, all);
    expect([...texts.values()]).toEqual([menu.replace("''", "'leek-soup-abc123'")]);
  });

  it('of a story changes its head alone', () => {
    const file = 'content/stories/boats.md';
    const story = '---\ntitle: Boats # short\nimage: boats\nalt: Two boats.\n---\n\nThe image: boats.\n';
    const wanted = { id: `${file}#image`, label: 'Boats', was: 'boats', alt: 'Three boats.', photo };
    const { texts } = planPicture(new Map([...files, [file, story]]), wanted, all);
    expect(texts.get(file)).toBe(
      story.replace('image: boats\n', 'image: boats-abc123\n').replace('Two boats.', 'Three boats.'),
    );
  });

  it('is not put at a place that has changed', () => {
    const nothing = new RefusalError({ kind: 'conflict', yours: 'Our Stove', theirs: '' });
    expect(() => planPicture(files, { ...stove, id: 'content/home.yaml#x' }, all)).toThrow(nothing);
    expect(() => planPicture(files, { ...stove, label: 'Boats' }, all)).toThrow('conflict');
    expect(() => planPicture(files, { ...stove, was: 'oven' }, all)).toThrow('conflict');
  });
});
