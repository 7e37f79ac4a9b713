export type SecurityEvent =
  | 'signed in'
  | 'signed out'
  | 'confirmed'
  | 'refused'
  | 'invited'
  | 'link taken back'
  | 'enrolled'
  | 'device removed'
  | 'sessions ended'
  | 'removed'
  | 'undo';

/** `account` is who did it, nobody for a command on the server; `about` is the account or the commit to which it was done. */
export interface SecurityEntry {
  event: SecurityEvent;
  account?: string | undefined;
  about?: string | undefined;
  network?: string | undefined;
  why?: 'passkey' | 'link' | 'rate' | 'access' | 'role' | 'origin';
}

/** An entry of the security log: JSON without names, contents or whole addresses. */
export const securityLine = (entry: SecurityEntry): string =>
  JSON.stringify({ time: new Date().toISOString(), security: entry.event, ...entry, event: undefined });

/** Writes an entry for the journal of the service manager. */
export const writeSecurityLog = (entry: SecurityEntry): void => void process.stdout.write(`${securityLine(entry)}\n`);

/** The network of a client key (rate-limit.ts): the first three numbers of IPv4, the first three groups of IPv6. */
export const networkOf = (clientKey: string): string =>
  clientKey.includes(':') ? `${clientKey.split(':').slice(0, 3).join(':')}::/48` : clientKey.replace(/\.\d+$/, '.0/24');
