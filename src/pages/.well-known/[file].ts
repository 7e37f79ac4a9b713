import type { APIRoute, GetStaticPaths } from 'astro';
import { site, settings } from '#content';
import { appLinks } from '../../publish/app-links.ts';
import { securityTxt } from '../../publish/security-txt.ts';

/** security.txt, and the files with which phones open links in the app: those that the content has data for. */
export const getStaticPaths = (() =>
  Object.entries({ ...securityTxt(site, new Date()), ...appLinks(settings) }).map(([path, text]) => ({
    params: { file: path.replace('.well-known/', '') },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
