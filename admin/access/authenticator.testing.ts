import { generateKeyPairSync, hash } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A text and bytes in CBOR, of fewer than 256 bytes. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** What a phone answers that makes a passkey with this id: with the person's finger, and without saying which phone it is. */
export function makePasskey(id: Buffer, challenge: string, origin: string): RegistrationResponseJSON {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([
    // A map of five: kind EC2, algorithm ES256, curve P-256, then x and y.
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const data = Buffer.concat([
    hash('sha256', new URL(origin).hostname, 'buffer'),
    // Present, verified, with a key; the counter; the maker; the length of the id.
    Buffer.from([0x45, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    key,
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(data),
  ]);
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: base64url(Buffer.from(client)), attestationObject: base64url(attestation) },
  };
}
