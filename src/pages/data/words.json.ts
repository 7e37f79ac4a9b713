/** The words of the glossary for the notes beside words (scripts/words/word-notes.ts). */
import type { APIRoute } from 'astro';
import { glossary, site } from '#content';
import { pick } from '../../../model/pick.ts';
import type { NotedWords } from '../../scripts/words/word-notes.ts';

const data: NotedWords = {
  language: site.localLanguage,
  more: glossary.more,
  words: Object.fromEntries(
    glossary.groups.flatMap(({ words }) =>
      words.map((word) => [word.slug, pick(word, 'localName', 'latin', 'meaning', 'note', 'spellings')]),
    ),
  ),
};

export const GET: APIRoute = () => Response.json(data);
