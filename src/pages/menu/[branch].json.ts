import type { APIRoute, GetStaticPaths } from 'astro';
import { branches, content } from '#content';
import type { Branch } from '../../../model/types.ts';
import { publicMenu } from '../../publish/public-menu.ts';
import { buildMoment } from '../../build-time/build-moment.ts';

export const getStaticPaths = (() =>
  branches.map((branch) => ({ params: { branch: branch.key }, props: { branch } }))) satisfies GetStaticPaths;

/** The menu of a branch as public data. */
export const GET: APIRoute<{ branch: Branch }> = ({ props: { branch } }) =>
  Response.json(publicMenu(content, branch, buildMoment()));
