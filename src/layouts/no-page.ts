/** What a page returns that this site does not have (routes.ts): without a body Astro writes no file; for a 404 it would write that page. */
export const noPage = () => new Response(null, { status: 204 });
