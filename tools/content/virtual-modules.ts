import { explainAbout, explainMenuPage, explainStory } from '../../model/explained.ts';
import { openingData } from '../../model/opening/opening-data.ts';
import { omit } from '../../model/omit.ts';
import type { BranchSummary, BrowserPage, Content, Page, StorySummary } from '../../model/types.ts';
import { wordFinder } from '../../model/words.ts';

/**
 * The code of every virtual module, by its name after "virtual:content/". Each holds what its pages show and no more;
 * dishes and the texts of stories are modules of their own, loaded when they are needed.
 *
 * @param morePages pages that are none of the content's (the style page)
 */
export function contentModules(content: Content, morePages: readonly Page[] = []): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  const { menus, stories, legal } = content;
  const find = wordFinder(
    content.glossary.groups.flatMap(({ words }) => words),
    content.site.brand,
  );
  const plain = {
    about: explainAbout(content.about, find),
    pages: [...content.pages, ...morePages].map(browserPage),
    glossary: content.glossary,
    branches: content.branches.map((branch): BranchSummary =>
      omit(branch, 'line', 'picture', 'alt', 'ordering', 'booking', 'gettingThere', 'access', 'accessText', 'geo'),
    ),
    stores: content.branches,
    notices: content.notices,
    opening: openingData(content),
  };
  for (const [name, value] of Object.entries(plain)) modules.set(name, exported(value));
  // In these, each section is a module of its own, which goes where it is shown.
  const sectioned = { site: content.site, ui: content.ui, home: content.home, 'menu-page': content.menuPage };
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

const exported = (value: unknown) => `export default ${JSON.stringify(value)};\n`;
const exporting = (key: string, name: string) =>
  `export { default as ${key} } from ${JSON.stringify(`virtual:content/${name}`)};\n`;
const importing = (name: string) => `() => import(${JSON.stringify(`virtual:content/${name}`)})`;
const record = (entries: [key: string, code: string][]) =>
  `export default {\n${entries.map(([key, code]) => `  ${JSON.stringify(key)}: ${code},\n`).join('')}};\n`;
