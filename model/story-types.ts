import type { Picture } from './picture.ts';
import type { Resolved } from './resolved.ts';
import type { storyFrontMatterSchema } from './schema/story.ts';
import type { Block } from './text-blocks.ts';
import type { Period } from './opening/period.ts';
import type { glossarySchema } from './schema/pages.ts';
import type * as v from 'valibot';

/** The stories of content/stories as pages get them, with what they name of the menu and of the glossary. */

export interface DishOffer {
  price: number;
  /** Whether it costs more elsewhere: at another branch, or as another dish of the same recipe. */
  isFrom?: true;
  /** Its place: the branch, the page of its menu, counted from 1, and the id of the dish. */
  branch: { key: string; isDefault: boolean };
  page: number;
  dish: string;
  soldOut?: { store: string; period: Period }[];
  /** Whether these are all branches that serve it. */
  isSoldOut?: true;
  weekendOnly?: true;
  /** The name of the dish, if the menu calls it otherwise, and the branch, if not all have it: "Plain Parotta, Harbour". */
  note?: string;
}

export type GlossaryWord = v.InferOutput<typeof glossarySchema>['groups'][number]['words'][number] & {
  /** Its anchor on the glossary page: 'kuzhi-paniyaram'. */
  slug: string;
};

export interface StorySection {
  heading?: string;
  /** Whether the picture follows the text and fills the width of the page. */
  reverse: boolean;
  images: boolean;
  isSignature: boolean;
  /** Whether its list is numbered on the drawn leaf, together with the lists of the other such sections. */
  leaf?: true;
  dishes?: true;
  blocks: Block[];
}

export interface StoryDish {
  /** As the menu calls it, without codes. */
  name: string;
  localName?: string;
  picture: Picture | null;
  offer: DishOffer;
}

/** A story as its file has it: its dishes are ids. */
export interface StoryFile extends Omit<Resolved<v.InferOutput<typeof storyFrontMatterSchema>>, 'image'> {
  slug: string;
  dateText: string;
  picture: Picture | null;
  sections: StorySection[];
}
/** The fields of a story that lists show. */
export type StorySummary = Omit<StoryFile, 'sections' | 'shareLine' | 'dishes' | 'leaf'>;
export interface Story extends Omit<StoryFile, 'dishes'> {
  dishes: StoryDish[];
}
