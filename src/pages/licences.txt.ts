import type { APIRoute } from 'astro';
import { licenceText, readLicences } from '../../tools/postprocess/licences.ts';

/** Every package whose code the site ships, with its licence. */
export const GET: APIRoute = async () => new Response(licenceText(await readLicences(process.cwd())));
