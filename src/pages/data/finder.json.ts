import type { APIRoute } from 'astro';
import { finderWords } from '../../components/menu/finder-words.ts';

/** The words of the finder, which it fetches with its first opening. */
export const GET = (() => new Response(JSON.stringify(finderWords))) satisfies APIRoute;
