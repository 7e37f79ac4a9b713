import type { APIRoute } from 'astro';
import { content } from '#content';
import { feed } from '../../publish/feed.ts';

export const GET: APIRoute = () => new Response(feed(content));
