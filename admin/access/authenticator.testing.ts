import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A phone with one passkey, which is used with the person's finger. It does not say which phone it is. */
export function createAuthenticator(origin: string, id: Buffer = randomBytes(16)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const site = hash('sha256', new URL(origin).hostname, 'buffer');
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shared = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const;
  return {
    create: (challenge: string): RegistrationResponseJSON => ({
      ...shared,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation(id, publicKey.export({ format: 'jwk' }), site)),
      },
    }),
    get: (challenge: string): AuthenticationResponseJSON => {
      const client = clientData('webauthn.get', challenge);
      // Present and verified; the counter.
      const authenticatorData = Buffer.concat([site, Buffer.from([0x05, 0, 0, 0, 0])]);
      const signed = Buffer.concat([authenticatorData, hash('sha256', client, 'buffer')]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
}

/** What a phone says about a new passkey, without a maker's name. */
function attestation(id: Buffer, { x = '', y = '' }: JsonWebKey, site: Buffer): Uint8Array {
  const [left, right] = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
  // Kind EC2, algorithm ES256, curve P-256, then x and y.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, left!],
      [-3, right!],
    ]),
  );
  // Present, verified, with a key; the counter; the maker; the length of the id.
  const head = Buffer.from([0x45, 0, 0, 0, 0, ...Buffer.alloc(16), 0, id.length]);
  const authData = new Uint8Array(Buffer.concat([site, head, id, key]));
  return isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  );
}
