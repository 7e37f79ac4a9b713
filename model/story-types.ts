import type { Picture } from './picture.ts';
import type { Resolved } from './resolved.ts';
import type { storyFrontMatterSchema } from './schema/story.ts';
import type { Block } from './text-blocks.ts';
import type { Period } from './opening/period.ts';
import type { glossarySchema } from './schema/pages.ts';
import type * as v from 'valibot';

/** Stories as pages get them, with the dishes and glossary words that they mention. */

export interface DishOffer {
  price: number;
  /** Whether it costs more at another branch, or as another dish of the same recipe: the price is shown as "from". */
  hasHigherPrices?: true;
  branch: { key: string; isDefault: boolean };
  /** The page of the branch's menu, counted from 1. */
  page: number;
  /** The id of the dish. */
  dish: string;
  /** The branches at which all such dishes are sold out, and when. */
  soldOut?: { store: string; period: Period }[];
  /** Whether `soldOut` has every branch that serves it, with periods that overlap. */
  isSoldOutEverywhere?: true;
  /** Whether all such dishes are. */
  weekendOnly?: true;
  /** The name of the dish, if the menu calls it otherwise. */
  menuName?: string;
  /** The store that serves it, if no other does. */
  onlyAt?: string;
}

export type GlossaryWord = v.InferOutput<typeof glossarySchema>['groups'][number]['words'][number] & {
  /** Its anchor on the glossary page: 'kuzhi-paniyaram'. */
  slug: string;
};

export interface StorySection {
  heading?: string;
  /** Whether the picture comes below the text. */
  isPictureBelow?: true;
  isPictureRow?: true;
  isSignature?: true;
  /** Whether its list continues the numbering on the drawn leaf (components/stories/leaf.tsx). */
  isOnLeaf?: true;
  /** Whether the drawn plan of a house stands beside its text. */
  showsPlan?: true;
  /** Whether its picture stands beside its text. */
  isPictureBeside?: true;
  /** Whether it is a recipe: a line and a list for each part of the ingredients, then the numbered steps. */
  isRecipe?: true;
  showsDishes?: true;
  blocks: Block[];
}

/** A dish of a menu, for a story or a slide. */
export interface OfferedDish {
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
export type StorySummary = Omit<StoryFile, 'sections' | 'shareLine' | 'dishes' | 'leaf' | 'plan'>;
export interface Story extends Omit<StoryFile, 'dishes'> {
  dishes: OfferedDish[];
}
