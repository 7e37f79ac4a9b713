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

/** The network of an address: the first three numbers of IPv4, the first three groups of IPv6. */
export const networkOf = (key: string): string =>
  key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}::/48` : key.replace(/\.\d+$/, '.0/24');
