import type { APIRoute } from 'astro';
import { branches, content } from '#content';
import { wholeMenu } from '../../publish/schema-org-menu.ts';

export const getStaticPaths = () => branches.map(({ key }) => ({ params: { branch: key } }));

/** The menu in the words of schema.org. */
export const GET: APIRoute = ({ params: { branch = '' } }) => Response.json(wholeMenu(content, branch));
