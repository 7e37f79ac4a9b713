import type * as v from 'valibot';
import type { Picture } from './picture.ts';
import type { aboutSchema } from './schema/about.ts';
import type { Allergen, AllergenCode } from './schema/allergens.ts';
import type { branchSchema } from './schema/branch.ts';
import type { noticesSchema } from './schema/days.ts';
import type { faqSchema } from './schema/faq.ts';
import type { PictureName } from './schema/values.ts';
import type { glossarySchema } from './schema/glossary.ts';
import type { homeSchema } from './schema/home.ts';
import type { menuPageSchema } from './schema/menu-page.ts';
import type { diets } from './schema/menu.ts';
import type { seoSchema } from './schema/seo.ts';
import type { settingsSchema, siteSchema } from './schema/site.ts';
import type { storyTags } from './schema/story.ts';
import type { uiSchema } from './schema/ui.ts';

/**
 * The content as pages see it: checked, pictures found, marks for the owner gone.
 * What the files may hold is in `schema/`, one schema for each kind of file.
 */

/** A value of a file with its pictures looked up; null where no picture is named. */
export type Resolved<T> = T extends PictureName
  ? Picture | null
  : T extends readonly (infer Entry)[]
    ? Resolved<Entry>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

/** What a page needs of a file: all but the points that the owner must still confirm. */
type View<Schema extends v.GenericSchema> = Resolved<Omit<v.InferOutput<Schema>, 'confirm'>>;

export type Site = View<typeof siteSchema>;
export type Settings = View<typeof settingsSchema>;
export type Home = View<typeof homeSchema>;
export type MenuPageWords = View<typeof menuPageSchema>;
export type Ui = View<typeof uiSchema>;
export type FaqEntry = v.InferOutput<typeof faqSchema>[number];
export type SeoEntry = v.InferOutput<typeof seoSchema>[number];
/** A notice, shown from one moment until before another, both by London's clocks and compared by the letter. */
export type Notice = View<typeof noticesSchema>['notices'][number];

/** A day on which a branch does not keep its usual hours. */
export interface SpecialDay {
  /** '2026-12-25' */
  date: string;
  /** null where it stays closed. */
  hours: { opens: string; closes: string } | null;
  /** The day from which on guests are told of it. */
  from: string;
  /** "Friday 25 December: closed (Christmas Day)" */
  text: string;
}

export interface Branch extends Omit<View<typeof branchSchema>, 'specialDays'> {
  /** Whether it is the first by id: the branch whose menu /menu shows. */
  isDefault: boolean;
  /** The nearest first. */
  specialDays: SpecialDay[];
}

/** What most pages need of a branch; the rest is for those who choose where to order or to book. */
export type BranchSummary = Omit<
  Branch,
  'line' | 'picture' | 'alt' | 'ordering' | 'booking' | 'gettingThere' | 'access' | 'accessText' | 'geo'
>;

type AboutFile = View<typeof aboutSchema>;
/** The contact box shows each branch's number for delivery and catering. */
export interface About extends Omit<AboutFile, 'contactBox'> {
  contactBox: AboutFile['contactBox'] & { phones: { label: string; number: string }[] };
}

export type Diet = (typeof diets)[number];

/** Allergen by allergen, through what it gets into the dish. */
export type AllergenCauses = { [Key in Allergen]?: string | undefined };

/** What is known of a dish and the fourteen allergens; content/allergen-state.ts says what follows from it for each. */
export interface DishAllergens {
  contains: AllergenCauses;
  mayContain: AllergenCauses;
  /** Whether all fourteen have been gone through. Where not, nothing is known of those that are not named. */
  complete: boolean;
  /** The ISO day on which the chef signed; false until then. */
  checked: string | false;
}
export type GlossaryFile = View<typeof glossarySchema>;
/** A word of the glossary. */
export type GlossaryWord = GlossaryFile['groups'][number]['words'][number] & {
  /** Its anchor on the glossary page: 'kuzhi-paniyaram'. */
  slug: string;
};
/** All words, in their groups, with the texts of the page that holds them. */
export interface Glossary extends Omit<GlossaryFile, 'groups'> {
  groups: { name: string; words: GlossaryWord[] }[];
}
/** A word of the glossary in a text: from one character up to another, which is not part of it any more. */
export interface FoundWord {
  from: number;
  to: number;
  slug: string;
}

/** One dish or drink of a menu. */
export interface Dish {
  /** The base name as a slug, unique in its branch: 'gobi-65'. */
  id: string;
  /** As printed, codes included: 'Gobi 65 (G, M)'. */
  name: string;
  /** Without the codes: 'Gobi 65'. */
  baseName: string;
  codes: AllergenCode[];
  tamil?: string | undefined;
  /** Pounds. */
  price: number;
  also?: { size: string; price: number }[] | undefined;
  description?: string | undefined;
  /** Words in the description that are explained there, in a page's module alone (explained.ts). */
  explained?: FoundWord[];
  isVeg: boolean;
  diet: Diet;
  /** 0 mild to 3 hot. */
  heat: number;
  weekendOnly: boolean;
  coconut: boolean;
  picture: Picture | null;
  allergens: DishAllergens;
}

export interface MenuCategory {
  slug: string;
  name: string;
  tamil?: string | undefined;
  icon: string;
  note?: string | undefined;
  /** Words in the names of its dishes that no category of the page before it had; as for Dish. */
  words?: { text: string; slug: string }[];
  items: Dish[];
}

/** One page of a menu. */
export interface MenuPageData {
  categories: MenuCategory[];
  heading?: string;
  /** Wine and drinks: left out of the PDF. */
  isDrinks: boolean;
  /** Whether the page shows the notice of allergens and payment. */
  allergenNotice: boolean;
}

/** The menu of a branch. */
export interface Menu {
  /** As in the branch switcher: 'Eastham'. */
  name: string;
  pages: MenuPageData[];
}

/** What must be known of a menu before its pages are there. */
export interface MenuIndex {
  name: string;
  pages: Pick<MenuPageData, 'isDrinks' | 'allergenNotice'>[];
}

/** A run of text inside a paragraph. `word` is the slug of the glossary's word that it is, where that is explained. */
export type Inline =
  | { type: 'text'; text: string; word?: string }
  | { type: 'bold'; text: string; word?: string }
  | { type: 'link'; text: string; href: string };
export interface ParagraphBlock {
  type: 'paragraph';
  text: Inline[];
}
export interface ListBlock {
  type: 'list';
  items: Inline[][];
}
export interface PictureBlock {
  type: 'picture';
  picture: Picture | null;
  alt: string;
}
export type Block = ParagraphBlock | ListBlock | PictureBlock;

/** A section of a story (spec section 3). */
export interface StorySection {
  heading?: string;
  /** The picture stands on the other side. */
  reverse: boolean;
  /** The section is a list of pictures. */
  images: boolean;
  isSignature: boolean;
  blocks: Block[];
}

/** What a list of stories shows of one. */
export interface StorySummary {
  id: number;
  slug: string;
  title: string;
  tag: (typeof storyTags)[number];
  /** ISO day: '2025-02-12'. */
  date: string;
  dateText: string;
  description: string;
  picture: Picture | null;
  alt: string;
}

export interface Story extends StorySummary {
  sections: StorySection[];
}

/** Privacy policy or terms: numbered sections after an introduction. */
export interface Legal {
  title: string;
  slug: string;
  description: string;
  /** '' until the owner has approved the text. */
  updated: string;
  intro: (ParagraphBlock | ListBlock)[];
  sections: { number: number; heading: string; blocks: (ParagraphBlock | ListBlock)[] }[];
}

/** The pages of numbered text, and how many sections each has (spec section 2; the accessibility statement is ours). */
export const legalSections = { 'privacy-policy': 9, 'terms-and-conditions': 12, accessibility: 6 } as const;
export type LegalSlug = keyof typeof legalSections;

/** What the route table (app/routes.ts) says of a page. */
export interface PageFacts {
  /** Its address, '/menu/wimbledon'. Of a page that stands for unknown addresses, what matches those: '*', '/blog/*'. */
  path: string;
  /** Its file in the static folder: 'menu/wimbledon/index.html'. */
  file: string;
  /** The file in app/pages that draws it, without its ending. */
  module: string;
  /** The properties of its component: { branch: 'wimbledon' }. */
  params: Readonly<Record<string, string>>;
  /** Its entry in content/seo.yaml, shared by the pages of all branches: '/menu/{branch}'. */
  texts: string;
  /** The address that search engines are to list: its own, or that of the page of which it is a second address. */
  canonical: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Without the site's header and footer. */
  isBare: boolean;
  /** Pages of one group are one component that stays: a change between them keeps scroll position, focus and state. */
  group: string;
}

/** A page of the site, with what search results and link previews say of it. */
export interface Page extends PageFacts, Omit<SeoEntry, 'route'> {}

/** What the browser knows of a page. What most pages have in common is left out: every page loads all of them. */
export interface BrowserPage extends Pick<Page, 'path' | 'title'> {
  /** Where it is not its path without the first slash. */
  module?: string;
  params?: Page['params'];
  /** Where it is not its own address. */
  canonical?: string;
  /** Where it is more than the page alone. */
  group?: string;
  isUnlisted?: true;
  isBare?: true;
}

/** Everything in content/, and the pages that are made of it. */
export interface Content {
  site: Site;
  settings: Settings;
  home: Home;
  about: About;
  menuPage: MenuPageWords;
  faq: FaqEntry[];
  ui: Ui;
  /** In the order of the route table. */
  pages: Page[];
  glossary: Glossary;
  notices: Notice[];
  /** In the order of their ids. */
  branches: Branch[];
  /** By branch key, in the order of the branches. */
  menus: Record<string, Menu>;
  /** Newest first. */
  stories: Story[];
  legal: Record<LegalSlug, Legal>;
}

/** What the files of content/ hold, before the pages are known that are made of it. */
export type WrittenContent = Omit<Content, 'pages'> & { seo: readonly SeoEntry[] };
