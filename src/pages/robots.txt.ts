import type { APIRoute } from 'astro';
import { content, isDraft } from '#content';
import { robots } from '../publish/site-files.ts';

export const GET: APIRoute = () => new Response(robots(content, { isDraft }));
