import type { APIRoute } from 'astro';
import { licenceText } from '../publish/licences.ts';

/** Every package whose code the site ships, with its licence. */
export const GET: APIRoute = async () => new Response(await licenceText(process.cwd()));
