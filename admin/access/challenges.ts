import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a browser may take to answer a challenge. In milliseconds. */
const LIFETIME_MS = 5 * 60 * 1000;

/**
 * Challenges for passkeys: 16 random bytes, the expiry time in 8, and an HMAC of both. An unused challenge needs no memory, so a flood of
 * requests cannot evict others. Each is accepted once.
 */
export function createChallenges(now: () => number) {
  const key = randomBytes(32);
  const used = new Map<string, number>();
  const codeOf = (bytes: Uint8Array) => createHmac('sha256', key).update(bytes).digest();
  return {
    create: (): Uint8Array<ArrayBuffer> => {
      const end = Buffer.alloc(8);
      end.writeBigUInt64BE(BigInt(now() + LIFETIME_MS));
      const bytes = Buffer.concat([randomBytes(16), end]);
      return new Uint8Array(Buffer.concat([bytes, codeOf(bytes)]));
    },
    /** Whether a challenge, in base64url, is ours, not expired and not used. */
    isValid: (challenge: string): boolean => {
      const bytes = Buffer.from(challenge, 'base64url');
      // Several texts decode to the same bytes. Only one of them is valid, so that none is accepted after another.
      if (bytes.length !== 56 || bytes.toString('base64url') !== challenge || used.has(challenge)) return false;
      const isOurs = timingSafeEqual(codeOf(bytes.subarray(0, 24)), bytes.subarray(24));
      return isOurs && bytes.readBigUInt64BE(16) > BigInt(now());
    },
    use: (challenge: string): void => {
      for (const [old, until] of used) if (until <= now()) used.delete(old);
      used.set(challenge, now() + LIFETIME_MS);
    },
  };
}
