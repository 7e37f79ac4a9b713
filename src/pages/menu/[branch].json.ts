import type { APIRoute } from 'astro';
import { branches, content } from '#content';
import { menuData } from '../../publish/menu-data.ts';

export const getStaticPaths = () => branches.map(({ key }) => ({ params: { branch: key } }));

/** The menu as open data (docs/menu-data.md). */
export const GET: APIRoute = ({ params: { branch = '' } }) => Response.json(menuData(content, branch));
