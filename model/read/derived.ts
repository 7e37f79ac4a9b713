import { findOffer, findStoryDish } from '../dish-offer.ts';
import { createNumeralFormat } from '../numerals.ts';
import type { About, Branch, DataFiles, Glossary, GlossaryFile, Home, Story, StoryFile } from '../types.ts';
import { wordSlug } from '../words.ts';

/** Content that is derived from several files. */

export function withSlugs(glossary: GlossaryFile): Glossary {
  const groups = glossary.groups.map(({ words, ...group }) => ({
    ...group,
    words: words.map((word) => ({ ...word, slug: wordSlug(word.latin) })),
  }));
  return { ...glossary, groups };
}

/** Numbers the signature dishes in the digits of a Unicode numbering system, and finds them on the menus. */
export function withDishes(
  home: DataFiles['home'],
  numberingSystem: string | undefined,
  menus: Parameters<typeof findOffer>[2],
): Home {
  const formatNumeral = numberingSystem === undefined ? undefined : createNumeralFormat(numberingSystem);
  const dishes = home.signatureDishes.dishes.map(({ dish, ...card }, index) => {
    const offer = dish === undefined ? undefined : findOffer(card.name, dish, menus);
    return { ...card, ...(formatNumeral && { numeral: formatNumeral(index + 1) }), ...(offer && { offer }) };
  });
  return { ...home, signatureDishes: { ...home.signatureDishes, dishes } };
}

/** Finds the dishes of a story on the menus. Those that no menu has today are left out. */
export const withStoryDishes = (
  { dishes = [], ...story }: StoryFile,
  menus: Parameters<typeof findStoryDish>[1],
): Story => ({ ...story, dishes: dishes.flatMap((id) => findStoryDish(id, menus) ?? []) });

export function withPhones(
  about: Omit<About, 'contactBox'> & { contactBox: Omit<About['contactBox'], 'phones'> },
  branches: readonly Branch[],
): About {
  const phones = branches.map(({ store, deliveryPhone }) => ({ label: store, number: deliveryPhone }));
  return { ...about, contactBox: { ...about.contactBox, phones } };
}
