import type { Content } from '../../model/types.ts';

export const securityTxtPath = '.well-known/security.txt';

/** How long the file holds. RFC 9116 recommends less than a year, so a site must be built again within that time. */
const VALID_DAYS = 360;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The file that tells where to report a vulnerability (RFC 9116), by path. Builds of one day are the same. */
export function securityTxt(
  { securityContact, url }: Pick<Content['site'], 'securityContact' | 'url'>,
  now: Date,
): Record<string, string> {
  if (!securityContact) return {};
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/${securityTxtPath}`,
  ];
  return { [securityTxtPath]: `${lines.join('\n')}\n` };
}
