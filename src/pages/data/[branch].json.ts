import type { APIRoute } from 'astro';
import { branches } from '#content';
import { branchDataJson } from '../../data/branch-data-json.ts';

export const getStaticPaths = () => branches.map(({ key }) => ({ params: { branch: key } }));

/** The dishes of a branch, which islands fetch when a guest touches them. */
export const GET = (({ params: { branch = '' } }) => new Response(branchDataJson(branch))) satisfies APIRoute;
