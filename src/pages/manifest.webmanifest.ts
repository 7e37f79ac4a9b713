import type { APIRoute } from 'astro';
import { content, look } from '#content';
import { manifest } from '../publish/site-files.ts';

export const GET: APIRoute = () => new Response(manifest(content, look));
