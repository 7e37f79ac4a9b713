import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makePasskey } from './authenticator.testing.ts';
import { createPasskeys } from './passkeys.ts';
import { addInvitation, createToken } from './sessions.ts';
import type { AccessData, Store } from './store.ts';

const ORIGIN = 'https://staff.example';
const NOW = Date.UTC(2026, 10, 22);

function open() {
  const data: AccessData = { members: [], invitations: [], sessions: [] };
  const store: Store = { read: () => Promise.resolve(data), update: (change) => Promise.resolve(change(data)) };
  const passkeys = createPasskeys(store, ORIGIN, () => NOW);
  const invite = (name: string): string => {
    const link = createToken();
    addInvitation(data, link, { name, role: 'staff' }, NOW);
    return link;
  };
  const answerTo = async (link: string, id: Buffer) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library makes it
    const { challenge } = (await passkeys.enrolOptions(link)) as { challenge: string };
    return makePasskey(id, challenge, ORIGIN);
  };
  return { data, passkeys, invite, answerTo };
}

it('A link lets one passkey in, once', async () => {
  const { data, passkeys, invite, answerTo } = open();
  const link = invite('Meena');
  const [answer, other] = [await answerTo(link, randomBytes(16)), await answerTo(link, randomBytes(16))];
  expect(await passkeys.enrol(link, answer)).toEqual(expect.any(String));
  expect(await passkeys.enrol(link, other)).toBeUndefined();
  expect(await passkeys.enrol(invite('Ravi'), answer)).toBeUndefined();
  expect(data.members.map(({ name }) => name)).toEqual(['Meena']);
});

it('A passkey with the id of another one is refused: whoever signs in is found by it', async () => {
  const { data, passkeys, invite, answerTo } = open();
  const id = randomBytes(16);
  const [first, second] = [invite('Meena'), invite('Ravi')];
  await passkeys.enrol(first, await answerTo(first, id));
  expect(await passkeys.enrol(second, await answerTo(second, id))).toBeUndefined();
  expect(data.members.map(({ name }) => name)).toEqual(['Meena']);
});
