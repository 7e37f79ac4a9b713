import type * as v from 'valibot';
import type { DishAllergens } from './dish-allergens.ts';
import type { RecipeBook, Served } from './recipes/book.ts';
import type { Diet } from './recipes/derive.ts';
import type { Signature } from './recipes/signature.ts';
import type { Closure } from './opening/closure.ts';
import type { SpecialDay } from './opening/special-days.ts';
import type { Period } from './opening/period.ts';
import type { Week } from './opening/week.ts';
import type { Page } from './page.ts';
import type { Resolved } from './resolved.ts';
import type { Allergen, AllergenCode } from './schema/allergens.ts';
import type { branchSchema } from './schema/branch.ts';
import type { DataFiles } from './schema/data-files.ts';
import type { LaunchList } from './schema/launch-list.ts';
import type { categorySchema, dishSchema } from './schema/menu.ts';
import type { pageFiles } from './schema/pages.ts';
import type { legalFrontMatterSchema } from './schema/story.ts';
import type { DishOffer, GlossaryWord, Story, OfferedDish } from './story-types.ts';
import type { ListBlock, ParagraphBlock } from './text-blocks.ts';

export type { Page } from './page.ts';
export type { DataFiles } from './schema/data-files.ts';

/** The content as pages get it: validated, with pictures looked up. `schema/` defines what the files may contain. */

type View<Schema extends v.GenericSchema> = Resolved<v.InferOutput<Schema>>;

/** The files of the pages as fields of `Content`. */
export type PageContents = {
  [Name in keyof typeof pageFiles as (typeof pageFiles)[Name]['field']]: DataFiles[Name];
};

export type Settings = DataFiles['settings'];
type HomeFile = DataFiles['home'];
/** A card with what the menus offer of its dish, if they have it today. */
export type WithOffer<Card> = Omit<Card, 'dish'> & { offer?: DishOffer };
export type SignatureDish = WithOffer<HomeFile['signatureDishes']['dishes'][number]>;

export type Home = Omit<HomeFile, 'slides' | 'signatureDishes' | 'roots' | 'featured'> & {
  slides: (Omit<HomeFile['slides'][number], 'dish'> & { dish?: OfferedDish })[];
  signatureDishes: Omit<HomeFile['signatureDishes'], 'dishes'> & { dishes: SignatureDish[] };
  roots: Omit<HomeFile['roots'], 'pictures'> & { pictures: WithOffer<HomeFile['roots']['pictures'][number]>[] };
  featured: Omit<HomeFile['featured'], 'items'> & { items: WithOffer<HomeFile['featured']['items'][number]>[] };
};
export type MenuPageWords = DataFiles['menu'];
export type Ui = DataFiles['ui'];
export type FaqEntry = DataFiles['faq']['questions'][number];
/** A notice that is not over yet. */
export type Notice = Omit<DataFiles['notices']['notices'][number], 'from' | 'until'> & { period: Period };

export interface Branch extends Omit<View<typeof branchSchema>, 'hours' | 'specialDays' | 'delivery'> {
  /** For people: "Mon-Sun 12:00 PM to 11:00 PM". */
  hours: string;
  /** The same with the last seating. */
  visitingHours: string;
  /** "free within 3 miles, for orders of £20 or more" */
  delivery?: string;
  week: Week;
  /** True for the branch with the lowest id, whose menu /menu shows. */
  isDefault: boolean;
  specialDays: SpecialDay[];
  closure?: Closure;
}

export type Directions = Pick<Branch, 'key' | 'store' | 'address' | 'phone' | 'gettingThere' | 'access'>;

type AboutFile = DataFiles['about'];
/** The About Us page. Its contact box has each branch's number for delivery and catering. */
export interface About extends Omit<AboutFile, 'contactBox'> {
  contactBox: AboutFile['contactBox'] & { phones: { label: string; number: string }[] };
}

export type GlossaryFile = DataFiles['glossary'];
export interface Glossary extends Omit<GlossaryFile, 'groups'> {
  groups: (Omit<GlossaryFile['groups'][number], 'words'> & { words: GlossaryWord[] })[];
}
/** A glossary word in a text: its first character, and the character after its last. */
export interface FoundWord {
  from: number;
  to: number;
  slug: string;
}

type DishFile = View<typeof dishSchema>;
/** One dish or drink of a menu: the fields of its schema, and what is derived from them. */
export interface Dish extends Omit<
  DishFile,
  'image' | 'available' | 'from' | 'until' | 'soldOut' | 'background' | 'weekendOnly' | 'recipe'
> {
  /** The base name as a slug, unique in its branch: 'fish-soup'. */
  id: string;
  /** As printed, with codes if the branch prints them: 'Fish Soup (G, M)'. */
  name: string;
  baseName: string;
  /** The base name without origin and volume, for a drink that has them. */
  title?: string;
  codes: AllergenCode[];
  /** The allergens in it that have no code, where the branch prints codes. */
  uncoded?: Allergen[];
  /** This and the next two follow from the recipe. */
  diet: Diet;
  allergens: DishAllergens;
  ingredients: readonly string[];
  /** Glossary words in the description. Only explainMenuPage (explained.ts) sets it. */
  explained?: FoundWord[];
  weekendOnly: boolean;
  /** From the beginning of the day on which it is sold out until closing time of that day; undefined once it is over. */
  soldOut?: Period;
  /** The end of its last day on the menu, in milliseconds since 1970. Open pages hide it then (src/scripts/opening-line.ts). */
  ends?: number;
  picture: DishFile['image'];
  beside?: readonly Pick<Dish, 'id' | 'baseName'>[];
}

export interface MenuCategory extends Omit<View<typeof categorySchema>, 'items' | 'recipe' | 'from' | 'until'> {
  /** Glossary words in the names of its dishes that no earlier category of the page has. Only explainMenuPage sets it. */
  words?: { text: string; slug: string }[];
  ends?: number;
  items: Dish[];
}

export interface MenuPageData {
  categories: MenuCategory[];
  heading?: string;
  lead?: Dish;
  isDrinks: boolean;
}

export interface Menu {
  /** The name in the branch switcher: 'Harbour'. */
  name: string;
  pages: MenuPageData[];
}

export type * from './story-types.ts';

export interface Legal extends View<typeof legalFrontMatterSchema> {
  slug: string;
  intro: (ParagraphBlock | ListBlock)[];
  sections: { number: number; heading: string; blocks: (ParagraphBlock | ListBlock)[] }[];
}

/** The pages of text that every site needs (LEGAL-1). */
export const legalSlugs = ['terms-and-conditions', 'privacy-policy', 'accessibility'] as const;

export interface Content extends Omit<PageContents, 'home' | 'about' | 'glossary'> {
  site: DataFiles['site'];
  settings: Settings;
  ui: Ui;
  home: Home;
  about: About;
  /** In route table order. */
  pages: Page[];
  glossary: Glossary;
  notices: Notice[];
  branches: Branch[];
  /** By branch key, in the order of the branches. */
  menus: Record<string, Menu>;
  /** What each dish of each branch is made of, those that are off included; the recipes; who signed them. */
  recipes: { served: readonly Served[]; book: RecipeBook; signature?: Signature };
  launchList: LaunchList;
  stories: Story[];
  /** The legal pages and any other pages of plain text, in the order of the footer. */
  legal: Record<(typeof legalSlugs)[number], Legal> & Record<string, Legal>;
}

export type ContentWithoutPages = Omit<Content, 'pages'>;
