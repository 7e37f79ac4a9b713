import type { APIRoute, GetStaticPaths } from 'astro';
import { site } from '#content';
import { securityTxt } from '../../publish/security-txt.ts';

/** security.txt, if the content names a contact. */
export const getStaticPaths = (() =>
  Object.entries(securityTxt(site, new Date())).map(([path, text]) => ({
    params: { file: path.replace('.well-known/', '') },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
