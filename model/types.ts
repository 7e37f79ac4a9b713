import type * as v from 'valibot';
import type { derivedFrom } from './dish-fields.ts';
import type { withDishes } from './dish-offer.ts';
import type { DishAllergens } from './dish-allergens.ts';
import type { RecipeBook, Served } from './recipes/book.ts';
import type { Diet } from './recipes/derive.ts';
import type { Signature } from './recipes/signature.ts';
import type { Closure, SpecialDay } from './opening/announcements.ts';
import type { Period } from './opening/period.ts';
import type { Week } from './opening/open-state.ts';
import type { Picture, Resolved } from './picture.ts';
import type { Allergen, AllergenCode } from './schema/allergens.ts';
import type { branchSchema } from './schema/branch.ts';
import type { DataFiles } from './schema/data-files.ts';
import type { LaunchList } from './schema/launch-list.ts';
import type { categorySchema, dishSchema } from './schema/menu.ts';
import type { glossarySchema, PageName } from './schema/pages.ts';
import type { legalFrontMatterSchema, LegalSlug, sectionFlags, storyFrontMatterSchema } from './schema/story.ts';

export type { DataFiles } from './schema/data-files.ts';

/** The content as pages get it: validated, with pictures looked up. `schema/` defines what the files may contain. */

type View<Schema extends v.GenericSchema> = Resolved<v.InferOutput<Schema>>;

export type Settings = DataFiles['settings'];
export type SignatureDish = Content['home']['signatureDishes']['dishes'][number];
export type MenuPageWords = DataFiles['menu'];
export type Ui = DataFiles['ui'];
/** A server may send questions without a group. */
export type FaqEntry = Omit<DataFiles['faq']['questions'][number], 'group'> & { group?: string };
/** A notice that is not over yet. That of a branch begins with its name. */
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

type AboutFile = DataFiles['about'];
/** The About Us page. Its contact box has each branch's number for delivery and catering. */
export interface About extends Omit<AboutFile, 'contactBox'> {
  contactBox?: NonNullable<AboutFile['contactBox']> & { phones: { label: string; number: string }[] };
}

export type GlossaryFile = DataFiles['glossary'];
export interface Glossary extends Omit<GlossaryFile, 'groups'> {
  groups: (Omit<GlossaryFile['groups'][number], 'words'> & { words: GlossaryWord[] })[];
}
export type DishFile = View<typeof dishSchema>;
/** One dish or drink of a menu: the fields of its schema, and what is derived from them. */
export interface Dish extends Omit<DishFile, (typeof derivedFrom)[number]> {
  /** The base name as a slug, unique in its branch: 'fish-soup'. */
  id: string;
  /** What lists call it: the same at each branch that has the dish, however it spells the name (recipes/book.ts). */
  listId: string;
  /** As printed, with codes if the branch prints them: 'Fish Soup (G, M)'. */
  name: string;
  baseName: string;
  /** The base name without origin and volume, for a drink that has them. */
  title?: string;
  codes: AllergenCode[];
  /** The allergens in it that have no code, where the branch prints codes. */
  uncoded?: Allergen[];
  /** This and the next three fields follow from the recipe. */
  diet: Diet;
  allergens: DishAllergens;
  ingredients: readonly string[];
  /** The names of the equipment that it goes over: "dosa griddle". */
  equipment: readonly string[];
  /** When it is served, if not always: "Sat & Sun", "Tue–Fri 12–3 pm". */
  served?: string;
  /** From the beginning of the day on which it is sold out until closing time of that day; undefined once it is over. */
  soldOut?: Period;
  /** The end of its last day on the menu, in milliseconds since 1970. Open pages hide it then (src/scripts/opening-line.ts). */
  ends?: number;
  picture: DishFile['image'];
  beside?: readonly Pick<Dish, 'id' | 'baseName'>[];
}

export interface MenuCategory extends Omit<
  View<typeof categorySchema>,
  'items' | 'recipe' | 'drinks' | 'from' | 'until'
> {
  isDrinks: boolean;
  /** Glossary words of its dishes that no earlier category of the page has. Only explainMenuPage sets it. */
  words?: { text: string; slug: string }[];
  ends?: number;
  items: Dish[];
}

export interface MenuPageData {
  categories: MenuCategory[];
  heading?: string;
  lead?: Dish;
  /** Whether it is the list of wine and drinks, which is not in the PDF. */
  isDrinks: boolean;
}

export interface Legal extends View<typeof legalFrontMatterSchema> {
  slug: string;
  intro: (ParagraphBlock | ListBlock)[];
  sections: { number: number; heading: string; blocks: (ParagraphBlock | ListBlock)[] }[];
}

export interface Content extends Omit<Pick<DataFiles, PageName>, 'home' | 'about' | 'glossary'> {
  site: DataFiles['site'];
  settings: Settings;
  ui: Ui;
  home: ReturnType<typeof withDishes>;
  about: About;
  /** In route table order. */
  pages: Page[];
  glossary: Glossary;
  notices: Notice[];
  branches: Branch[];
  /** The pages of each menu by branch key, in the order of the branches. */
  menus: Record<string, MenuPageData[]>;
  /** What each dish of each branch is made of, those that are off included; the recipes; who signed them. */
  recipes: { served: readonly Served[]; book: RecipeBook; signature?: Signature };
  launchList: LaunchList;
  stories: Story[];
  /** The legal pages and any other pages of plain text, in the order of the footer. */
  legal: Record<LegalSlug, Legal> & Record<string, Legal>;
}

export type ContentWithoutPages = Omit<Content, 'pages'>;

export interface DishOffer {
  price: number;
  /** Whether it costs more at another branch, or as another dish of the same recipe: the price is shown as "from". */
  hasHigherPrices?: true;
  branch: { key: string; isDefault: boolean };
  /** The page of the branch's menu, counted from 1. */
  page: number;
  /** The id of the dish. */
  dish: string;
  listId: string;
  /** The branches at which all such dishes are sold out, and when. */
  soldOut?: { store: string; period: Period }[];
  /** Whether `soldOut` has every branch that serves it, with periods that overlap. */
  isSoldOutEverywhere?: true;
  /** When all such dishes are served: "Sat & Sun". */
  served?: string;
  /** The name of the dish, if the menu calls it otherwise. */
  menuName?: string;
  /** The store that serves it, if no other does. */
  onlyAt?: string;
}

export type GlossaryWord = v.InferOutput<typeof glossarySchema>['groups'][number]['words'][number] & {
  /** Its anchor on the glossary page: 'kuzhi-paniyaram'. */
  slug: string;
};

export interface StorySection extends Partial<Record<(typeof sectionFlags)[number], true>> {
  heading?: string;
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
export type StorySummary = Omit<StoryFile, 'sections' | 'dishes' | 'leaf' | 'plan'>;
export interface Story extends Omit<StoryFile, 'dishes'> {
  dishes: OfferedDish[];
}

/** A run of text inside a paragraph. `word` is the slug of a glossary word that is explained here. */
export interface TextRun {
  type: 'text' | 'bold';
  text: string;
  word?: string;
}
export type Inline = TextRun | { type: 'link'; text: string; href: string; isBold?: true };
export interface ParagraphBlock {
  type: 'paragraph';
  text: Inline[];
}
export interface ListBlock {
  type: 'list';
  isNumbered?: true;
  items: Inline[][];
}
export interface PictureBlock {
  type: 'picture';
  picture: Picture | null;
  alt: string;
  /** What the picture does not show by itself, for a line below it. */
  caption?: string;
}
export type Block = ParagraphBlock | ListBlock | PictureBlock;

/** A page of the site, as the route table (src/routes.ts) makes it. */
export interface Page {
  /** Its path, '/menu/harbour'; for a not-found page, the pattern that it matches: '*', '/blog/*'. */
  path: string;
  /** The name of the content file with its texts; legal pages have their own. */
  name?: PageName | undefined;
  /** Its file in the built site: 'menu/harbour.html'. */
  file: string;
  /** The parameters of its row of the table: { branch: 'harbour' }. */
  params: Readonly<Record<string, string>>;
  /** The ids to which links in content may lead: 'section-3'. */
  anchors: readonly string[];
  /** The path that search engines should list: its own, or that of the page which it duplicates. */
  canonical: string;
  isListed: boolean;
  title: string;
  description: string;
  footerLink?: string | undefined;
}
