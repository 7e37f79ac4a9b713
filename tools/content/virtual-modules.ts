import { explainAbout, explainMenuPage, explainStory } from '../../model/explained.ts';
import { announcementsOf } from '../../model/opening/announcements.ts';
import { openingData } from '../../model/opening/opening-data.ts';
import { menuOutline } from '../../model/menu-outline.ts';
import { omit } from '../../model/omit.ts';
import type {
  Branch,
  BranchSummary,
  BrowserPage,
  Content,
  Directions,
  MenuCategory,
  MenuDish,
  Page,
  Store,
  StorySummary,
} from '../../model/types.ts';
import { contentField, dataFiles } from '../../model/schema/data-files.ts';
import { wordFinder } from '../../model/words.ts';

/**
 * The code of every virtual module, by its name after "virtual:content/". Each contains only what its pages show.
 * Dishes and story texts are separate modules, which are loaded on demand.
 *
 * @param morePages pages that are not derived from content/ (the style page)
 */
export function contentModules(content: Content, morePages: readonly Page[] = []): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const { menus, stories, legal } = content;
  const words = content.glossary.groups.flatMap((group) => group.words);
  const find = wordFinder(words, content.site.brand);
  const plain = {
    about: explainAbout(content.about, find),
    pages: [...content.pages, ...morePages].map(browserPage),
    glossary: content.glossary,
    branches: content.branches.map((branch): BranchSummary =>
      omit(
        branch,
        'week',
        'closed',
        'hostHasBooking',
        'line',
        'picture',
        'alt',
        'ordering',
        'booking',
        'gettingThere',
        'access',
        'accessText',
        'geo',
        'specialDays',
      ),
    ),
    stores: content.branches.map(storeOf),
    directions: content.branches.map(directionsOf),
    notices: content.notices,
    announcements: Object.fromEntries(content.branches.map((branch) => [branch.key, announcementsOf(branch)])),
    opening: openingData(content),
  };
  for (const [name, value] of Object.entries(plain)) modules.set(name, exportDefault(value));
  // Each section of these is a separate module, so that only the chunks of its pages contain it.
  for (const [file, { schema, ...row }] of Object.entries(dataFiles)) {
    if (!('sections' in row) || !('entries' in schema)) continue;
    const name = row.sections;
    // The schema has checked that each field is an object with these keys.
    const values = new Map(Object.entries(content)).get(contentField(file, row)) as Readonly<Record<string, unknown>>;
    // Those that the content leaves out too, or importing them would fail.
    const keys = Object.keys(schema.entries).filter((key) => key !== 'confirm');
    modules.set(name, keys.map((key) => reexport(key, `${name}/${key}`)).join(''));
    for (const key of keys) modules.set(`${name}/${key}`, exportDefault(values[key]));
  }
  for (const [slug, page] of Object.entries(legal)) modules.set(`legal/${slug}`, exportDefault(page));

  modules.set(
    'stories',
    exportDefault(stories.map((story): StorySummary => omit(story, 'sections', 'dishes', 'leaf'))),
  );
  for (const story of stories) modules.set(`story/${story.slug}`, exportDefault(explainStory(story, find, words)));
  modules.set('story-loaders', exportRecord(stories.map(({ slug }) => [slug, importLoader(`story/${slug}`)])));

  modules.set(
    'menus',
    exportDefault(
      Object.fromEntries(
        Object.entries(menus).map(([key, { name, pages }]) => [
          key,
          { name, pages: pages.map(({ isDrinks, allergenNotice }) => ({ isDrinks, allergenNotice })) },
        ]),
      ),
    ),
  );
  modules.set(
    'menu-outlines',
    exportDefault(Object.fromEntries(Object.entries(menus).map(([key, menu]) => [key, menuOutline(menu)]))),
  );
  const pageName = (key: string, index: number) => `menu-page/${key}-${index + 1}`;
  for (const [key, { pages }] of Object.entries(menus)) {
    pages.forEach((page, index) => {
      const { categories, ...others } = explainMenuPage(page, find);
      modules.set(pageName(key, index), exportDefault({ ...others, categories: categories.map(withoutAllergens) }));
    });
    const dishes = pages.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    modules.set(
      `allergens/${key}`,
      exportDefault(Object.fromEntries(dishes.map(({ id, allergens }) => [id, allergens]))),
    );
  }
  modules.set(
    'allergen-loaders',
    exportRecord(Object.keys(menus).map((key) => [key, importLoader(`allergens/${key}`)])),
  );
  modules.set(
    'menu-loaders',
    exportRecord(
      Object.entries(menus).map(([key, { pages }]) => [
        key,
        `[${pages.map((_, index) => importLoader(pageName(key, index))).join(', ')}]`,
      ]),
    ),
  );
  return modules;
}

function storeOf(branch: Branch): Store {
  const { key, store, address, phone, hours, line, picture, ordering, booking, closure } = branch;
  return { key, store, address, phone, hours, line, picture, ordering, booking, ...(closure && { closure }) };
}

function directionsOf({ key, store, address, phone, gettingThere, access, accessText }: Branch): Directions {
  return { key, store, address, phone, gettingThere, access, accessText };
}

function withoutAllergens(category: MenuCategory): MenuCategory<MenuDish> {
  return { ...category, items: category.items.map((dish) => omit(dish, 'allergens')) };
}

function browserPage({ path, module, title, params, canonical, group, isListed, isBare }: Page): BrowserPage {
  return {
    path,
    title,
    ...(`/${module}` !== path && { module }),
    ...(Object.keys(params).length > 0 && { params }),
    ...(canonical !== path && { canonical }),
    ...(group !== path && { group }),
    ...(!isListed && { isUnlisted: true }),
    ...(isBare && { isBare }),
  };
}

const exportDefault = (value: unknown) => `export default ${JSON.stringify(value)};\n`;
const reexport = (key: string, name: string) =>
  `export { default as ${key} } from ${JSON.stringify(`virtual:content/${name}`)};\n`;
const importLoader = (name: string) => `() => import(${JSON.stringify(`virtual:content/${name}`)})`;
const exportRecord = (entries: [key: string, code: string][]) =>
  `export default {\n${entries.map(([key, code]) => `  ${JSON.stringify(key)}: ${code},\n`).join('')}};\n`;
