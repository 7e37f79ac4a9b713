export type SecurityEvent =
  | 'signed in'
  | 'signed out'
  | 'confirmed'
  | 'refused'
  | 'invited'
  | 'enrolled'
  | 'device removed'
  | 'sessions ended'
  | 'removed'
  | 'role changed'
  | 'undo';

/** `account` is who did it; `about` is the account, or the commit of an undo, to which it was done. */
export interface SecurityEntry {
  event: SecurityEvent;
  account?: string | undefined;
  about?: string | undefined;
  network?: string | undefined;
  why?: 'passkey' | 'link' | 'role' | 'origin';
}

/** Writes an entry of the security log: a line of JSON for the service manager's journal, without names, contents or whole addresses. */
export function writeSecurityLog(entry: SecurityEntry): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), security: entry.event, ...entry, event: undefined })}\n`,
  );
}

/** The network of a client key (rate-limit.ts): the first three numbers of IPv4, the first three groups of IPv6. */
export const networkOf = (clientKey: string): string =>
  clientKey.includes(':') ? `${clientKey.split(':').slice(0, 3).join(':')}::/48` : clientKey.replace(/\.\d+$/, '.0/24');
