import type { APIRoute } from 'astro';
import { licenceText, readLicences } from '../publish/licences.ts';

/** Every package whose code the site ships, with its licence. */
export const GET: APIRoute = async () => new Response(licenceText(await readLicences(process.cwd())));
