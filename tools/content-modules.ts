import { explainAbout, explainMenuPage, explainStory } from '../app/content/explained.ts';
import { openingData } from '../app/content/opening-data.ts';
import { omit } from '../app/content/omit.ts';
import type { Content, StorySummary } from '../app/content/schema.ts';
import { wordFinder } from '../app/content/words.ts';

/**
 * The code of every virtual module, by its name after "virtual:content/". Each holds what its pages show and no more;
 * dishes and the texts of stories are modules of their own, loaded when they are needed.
 */
export function contentModules(content: Content): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const { menus, stories, legal } = content;
  const find = wordFinder(
    content.glossary.groups.flatMap(({ words }) => words),
    content.site.brand,
  );
  const plain = {
    site: content.site,
    about: explainAbout(content.about, find),
    seo: content.seo,
    titles: content.seo.map((entry) => omit(entry, 'description', 'shareLine')),
    glossary: content.glossary,
    branches: content.branches,
    notices: content.notices,
    opening: openingData(content),
  };
  for (const [name, value] of Object.entries(plain)) modules.set(name, exported(value));
  // In these, each section is a module of its own, which goes where it is shown.
  const sectioned = { ui: content.ui, home: content.home, 'menu-page': content.menuPage };
  for (const [name, sections] of Object.entries(sectioned)) {
    modules.set(
      name,
      Object.keys(sections)
        .map((key) => exporting(key, `${name}/${key}`))
        .join(''),
    );
    for (const [key, value] of Object.entries(sections)) modules.set(`${name}/${key}`, exported(value));
  }
  for (const [slug, page] of Object.entries(legal)) modules.set(`legal/${slug}`, exported(page));

  modules.set('stories', exported(stories.map((story): StorySummary => omit(story, 'sections'))));
  for (const story of stories) modules.set(`story/${story.slug}`, exported(explainStory(story, find)));
  modules.set('story-loaders', record(stories.map(({ slug }) => [slug, importing(`story/${slug}`)])));

  modules.set(
    'menus',
    exported(
      Object.fromEntries(
        Object.entries(menus).map(([key, { name, pages }]) => [
          key,
          { name, pages: pages.map(({ isDrinks, allergenNotice }) => ({ isDrinks, allergenNotice })) },
        ]),
      ),
    ),
  );
  const pageName = (key: string, index: number) => `menu-page/${key}-${index + 1}`;
  for (const [key, { pages }] of Object.entries(menus)) {
    pages.forEach((page, index) => modules.set(pageName(key, index), exported(explainMenuPage(page, find))));
  }
  modules.set(
    'menu-loaders',
    record(
      Object.entries(menus).map(([key, { pages }]) => [
        key,
        `[${pages.map((_, index) => importing(pageName(key, index))).join(', ')}]`,
      ]),
    ),
  );
  return modules;
}

const exported = (value: unknown) => `export default ${JSON.stringify(value)};\n`;
const exporting = (key: string, name: string) =>
  `export { default as ${key} } from ${JSON.stringify(`virtual:content/${name}`)};\n`;
const importing = (name: string) => `() => import(${JSON.stringify(`virtual:content/${name}`)})`;
const record = (entries: [key: string, code: string][]) =>
  `export default {\n${entries.map(([key, code]) => `  ${JSON.stringify(key)}: ${code},\n`).join('')}};\n`;
