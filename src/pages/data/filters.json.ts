import type { APIRoute } from 'astro';
import { filterWords } from '../../components/menu/filter-words.ts';

/** The words of the filters, which a menu fetches when they are opened. */
export const GET = (() => new Response(JSON.stringify(filterWords))) satisfies APIRoute;
