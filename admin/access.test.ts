/** Who is let in, over the whole app. */
import { describe, expect, it } from 'vitest';
import { addSession, FRESH_MS, sessionOf } from './access/sessions.ts';
import type { AccessData, Role } from './access/store.ts';
import { commit, leek, NOW, openStaffSite, passkey } from './app.testing.ts';
import { changeAddress, paths } from './paths.ts';
import { RefusalError } from './publish/change.ts';
import { readSettings } from './settings.ts';

/** The path of the link that a page shows. */
const linkOf = async (page: Promise<Response>) =>
  /http:\/\/localhost:3001(\/enrol\/[\w-]+)/.exec(await (await page).text())?.[1] ?? '';

describe('Access', () => {
  it('is tried at most ten times a minute, and the log says so', async () => {
    const { post, log } = openStaffSite();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await post(paths.signIn, {})).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect(log.map(({ why }) => why)).toEqual([...Array.from({ length: 10 }, () => 'passkey'), 'rate']);
  });

  it('is tried without using up the attempts of others at the same address, who have a passkey or a link', async () => {
    const { post, get, data } = openStaffSite('owner');
    const link = await linkOf(post(paths.invitation, { name: 'Ravi', role: 'staff' }));
    for (let n = 0; n < 12; n += 1) await post(paths.signIn, JSON.stringify({ id: `guess ${n}` }));
    expect((await post(paths.signIn, JSON.stringify({ id: 'guess' }))).status).toBe(429);
    const { id } = data.members[0]!.passkeys[0]!;
    for (const path of [paths.signIn, paths.confirm])
      expect((await post(path, JSON.stringify({ id }))).status).toBe(403);
    expect((await post(link, '{}')).status).toBe(403);
    expect((await post(`${paths.signIn}/options`, '{}')).status).toBe(200);
    expect((await get(link)).status).toBe(200);
  });

  it('of a visitor without a cookie is refused without reading who has access', async () => {
    const { get, read } = openStaffSite();
    expect((await get('/')).status).toBe(303);
    expect(read).not.toHaveBeenCalled();
  });

  it('is given by a link that works for ten minutes, of which no token is stored', async () => {
    const { post, get, data } = openStaffSite('owner');
    const link = await linkOf(post(paths.invitation, { name: 'Ravi', role: 'staff' }));
    expect(data.invitations).toMatchObject([{ name: 'Ravi', role: 'staff' }]);
    expect(JSON.stringify(data)).not.toContain(link.split('/')[2]);
    expect((await get(link)).status).toBe(200);
    expect(data.invitations[0]!.until).toBe(NOW + 10 * 60_000);
    data.invitations[0]!.until = NOW;
    expect((await get(link)).status).toBe(404);
  });

  it('that was offered by a link is listed for the owner, who takes it back', async () => {
    const { post, press, get, data, log } = openStaffSite('owner');
    const link = await linkOf(post(paths.invitation, { name: 'Ravi', role: 'staff' }));
    const { hash } = data.invitations[0]!;
    data.members[0]!.role = 'staff';
    expect(await (await get(paths.people)).text()).not.toContain('Ravi');
    await post(paths.endAccess, { link: hash, member: 'meena', passkey: 'none' });
    expect(data.invitations).toHaveLength(1);
    data.members[0]!.role = 'owner';
    await press(paths.people, 'Take back<span class="sr"> Ravi');
    expect([(await get(link)).status, log.at(-1)?.event]).toEqual([404, 'link taken back']);
  });

  it('that was offered by a link stays open when its maker signs out', async () => {
    const { post, data } = openStaffSite('owner');
    await post(paths.invitation, { name: 'Ravi', role: 'staff' });
    await post(paths.signOut, {});
    expect([data.sessions.length, data.invitations.length]).toEqual([0, 1]);
  });

  it('is given under no name that is too long or that git refuses, and the form says so', async () => {
    const { post, data } = openStaffSite('owner');
    for (const name of ['...', '"', ';', ' ', '🙂', 'x'.repeat(61)])
      expect(await (await post(paths.invitation, { name, role: 'owner' })).text()).toMatch(
        /Write a name.*<option value="owner" selected/,
      );
    expect(data.invitations).toEqual([]);
  });

  it.each([
    [paths.endAccess, {}],
    // Whoever has the lost phone may have made one.
    [paths.endAccess, { passkey: 'phone' }],
  ])('ends, by %s with %o, together with the links that the person made', async (path, how) => {
    const { post, get, data } = openStaffSite('owner');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'owner', passkeys: [passkey('tablet')] });
    const invite = (name: string) => linkOf(post(paths.invitation, { name, role: 'owner' }));
    const links = [await invite('Eve'), await invite('Asha')];
    data.invitations[1]!.by = 'ravi';
    await post(path, { member: 'meena', ...how });
    expect(await Promise.all(links.map(async (link) => (await get(link)).status))).toEqual([404, 200]);
  });

  const loses: Readonly<Record<string, (data: AccessData) => void>> = {
    account: (data) => (data.members = data.members.filter(({ id }) => id !== 'meena')),
    session: (data) => (data.sessions = []),
  };
  it.each([
    ['a link', paths.invitation, 'name=Eve&role=owner'],
    ['a removal', paths.endAccess, 'member=eve'],
    ['a device', paths.newDevice, ''],
  ])('is not changed by the form for %s of somebody who loses access while it is sent', async (_, path, form) => {
    for (const lose of Object.values(loses)) await sendWhileLosingAccess(path, form, lose);
  });
  async function sendWhileLosingAccess(path: string, form: string, lose: (data: AccessData) => void): Promise<void> {
    const { post, data, log } = openStaffSite('owner');
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '40' };
    const answer = post(path, readable, headers);
    // It has been let in before its end has come.
    await new Promise(setImmediate);
    data.members.push(
      ...(['ravi', 'eve'] as const).map((id) => ({ id, name: id, role: 'staff' as const, passkeys: [] })),
    );
    lose(data);
    const before = JSON.stringify([data.members, data.invitations]);
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(form));
    await writer.close();
    expect((await answer).status).not.toBe(200);
    expect(JSON.stringify([data.members, data.invitations])).toBe(before);
    expect(log).toMatchObject([{ event: 'refused', why: 'access', account: 'meena' }]);
  }

  it.each([
    [paths.endAccess, { passkey: 'phone' }],
    [paths.endAccess, {}],
  ])('of the last owner stays after %s with %o, and a page says what was done', async (path, how) => {
    const { post, get, data, token } = openStaffSite('owner');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'owner', passkeys: [] });
    const { address } = await post(path, { member: 'meena', ...how });
    expect(data.members[0]).toMatchObject({ id: 'meena', role: 'owner', passkeys: [{ id: 'phone' }] });
    expect(data.sessions).toEqual([]);
    addSession(data, token, 'meena', NOW, 'phone');
    expect(await (await get(address)).text()).toContain('Signed out, but not removed. This is the last owner');
  });

  it('ends with the device: with its passkey, and with the sessions that it has begun', async () => {
    const { post, get, data, log } = openStaffSite('owner');
    data.members[0]!.passkeys.push(passkey('tablet'));
    addSession(data, 'stolen', 'meena', NOW, 'tablet');
    const page = await (await get(paths.people)).text();
    for (const part of ['tablet', 'Added Sun 22 Nov 2026, last used Sun 22 Nov 2026']) expect(page).toContain(part);
    await post(paths.endAccess, { member: 'meena', passkey: 'tablet' });
    expect(data.members[0]?.passkeys.map(({ id }) => id)).toEqual(['phone']);
    expect(sessionOf(data, 'stolen', NOW)).toBeUndefined();
    expect((await get('/')).status).toBe(200);
    expect(log).toContainEqual({ event: 'device removed', account: 'meena', about: 'meena', network: '192.0.2.0/24' });
  });

  it('stays as it is when a form is sent once more: links of later are not ended, and nothing is logged', async () => {
    const { post, data, log } = openStaffSite('owner');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'staff', passkeys: [passkey('tablet')] });
    await post(paths.invitation, { name: 'Asha', role: 'staff' });
    data.invitations[0]!.by = 'ravi';
    const before = JSON.stringify([data, log]);
    await post(paths.endAccess, { member: 'ravi', passkey: 'removed' });
    expect(JSON.stringify([data, log])).toBe(before);
  });

  it('of the staff shows them their own devices alone, and removes no others', async () => {
    const { post, get, data, log } = openStaffSite('staff');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'owner', passkeys: [passkey('tablet')] });
    expect(await (await get(paths.people)).text()).not.toContain('tablet');
    expect((await post(paths.endAccess, { member: 'ravi', passkey: 'tablet' })).status).toBe(404);
    expect(data.members[1]?.passkeys).toHaveLength(1);
    expect(log).toMatchObject([{ event: 'refused', why: 'role', about: 'ravi' }]);
  });

  it.each([
    [paths.invitation, { name: 'Ravi', role: 'owner' }],
    [paths.endAccess, { member: 'ravi' }],
    [paths.newDevice, {}],
    [paths.endAccess, { member: 'ravi', passkey: 'tablet' }],
  ])('is not changed by %s until the passkey was used once more', async (path, fields) => {
    const { post, data } = openStaffSite('owner');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'staff', passkeys: [passkey('tablet')] });
    data.sessions[0]!.verified = NOW - FRESH_MS;
    const before = JSON.stringify(data);
    const response = await post(path, fields);
    const page = await response.text();
    expect([response.status, JSON.stringify(data)]).toEqual([403, before]);
    for (const part of [`action="${path}"`, `data-verify-url="${paths.confirm}"`, ...Object.values(fields)])
      expect(page).toContain(part);
    data.sessions[0]!.verified = NOW;
    await post(path, fields);
    expect(JSON.stringify(data)).not.toBe(before);
  });

  it('is logged without names, texts and whole addresses', async () => {
    const { post, get, log } = openStaffSite('owner');
    await post(paths.signIn, {}, { cookie: '' });
    await post(paths.task, {}, { origin: 'https://evil.example' });
    await post(paths.invitation, { name: 'Ravi', role: 'staff' });
    await post(paths.endAccess, { member: 'nobody' });
    await post(paths.signOut, {});
    await get('/');
    const network = '192.0.2.0/24';
    expect(log).toEqual([
      { event: 'refused', why: 'passkey', network },
      { event: 'refused', why: 'origin', network },
      { event: 'invited', account: 'meena', network },
      { event: 'signed out', account: 'meena', network },
    ]);
  });
});

it('An undo that a later change blocks leads to that change, which can be undone', async () => {
  const first = { ...commit, hash: 'b2', changeId: '2', summary: 'Soup' };
  const check = () => Promise.reject(new RefusalError({ kind: 'superseded', by: commit }));
  const { get, post } = openStaffSite('owner', { commits: [commit, first], check });
  const { address } = await post(paths.undo, { change: 'b2' });
  expect(await (await get(address)).text()).toContain(`<a href="${paths.change}/1">Soup dearer, Ravi</a>`);
  expect(await (await get(`${paths.change}/1`)).text()).toContain('name="change" value="a1"');
});

describe('The security log has', () => {
  const noAccess = () => Promise.reject(new RefusalError({ kind: 'noAccess' }));
  it.each<
    [what: string, role: Role, post: [string, Record<string, string>], check: () => Promise<[]>, entries: object[]]
  >([
    [
      'an undo that was made',
      'owner',
      [paths.undo, { change: 'a1' }],
      () => Promise.resolve([]),
      [{ event: 'undo', about: 'a1' }],
    ],
    [
      'no undo that was refused',
      'owner',
      [paths.undo, { change: 'a1' }],
      noAccess,
      [{ event: 'refused', why: 'access' }],
    ],
    [
      'an undo by others',
      'staff',
      [paths.undo, { change: 'a1' }],
      noAccess,
      [{ event: 'refused', why: 'role', about: 'a1' }],
    ],
    [
      'a change without access',
      'staff',
      [paths.setSoldOut, { only: leek }],
      noAccess,
      [{ event: 'refused', why: 'access' }],
    ],
    ['a page for owners', 'staff', [paths.invitation, {}], noAccess, [{ event: 'refused', why: 'role' }]],
  ])('%s', async (_, role, [path, fields], check, entries) => {
    const { post, log } = openStaffSite(role, { commits: [commit], check });
    await post(path, fields);
    expect(log).toEqual(entries.map((entry) => ({ account: 'meena', network: '192.0.2.0/24', ...entry })));
  });
});

describe('With https', () => {
  it('the cookie belongs to this host alone, and browsers use https from then on', async () => {
    const { get, post } = openStaffSite('owner', { origin: 'https://staff.example' });
    expect((await get('/')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect((await post(paths.signOut, {})).headers.get('set-cookie')).toMatch(/^__Host-session=;.*Secure/);
    // The address that counts is the configured one, whatever Host says.
    const forged = { host: 'evil.example', origin: 'https://evil.example' };
    expect((await post(paths.signOut, {}, forged)).status).toBe(403);
  });
});

describe('With ADMIN_OPEN=loopback', () => {
  it('whoever has the address that the program prints is let in, and no other visitor of this machine', async () => {
    const { get, post, token } = openStaffSite(undefined, { isOpen: true });
    const opened = await get(`${paths.open}/${token}`, { cookie: '' });
    expect(opened.headers.get('set-cookie')).toMatch(new RegExp(`^session=${token};.*HttpOnly; SameSite=Strict`));
    expect((await get('/')).status).toBe(200);
    const sent = await post(paths.setSoldOut, { only: leek });
    expect(sent.headers.get('location')).toBe(changeAddress('1'));
    // As through a proxy on this machine that adds no headers of its own.
    for (const cookie of ['', 'session=guess']) expect((await get('/', { cookie })).status).toBe(303);
    for (const path of [`${paths.open}/guess`, `${paths.open}/`]) expect((await get(path)).status).toBe(404);
  });

  it('this machine removes staff, also while no owner can sign in', async () => {
    const { post, data } = openStaffSite(undefined, { isOpen: true });
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'staff', passkeys: [passkey('tablet')] });
    await post(paths.endAccess, { member: 'ravi' });
    expect(data.members).toEqual([]);
  });

  it.each([{ HOST: '0.0.0.0' }, { ORIGIN: 'https://staff.example' }, { TRUSTED_PROXIES: '1' }])(
    'and %o the program does not start',
    (more) => {
      expect(() => readSettings({ ADMIN_OPEN: 'loopback', ...more }, '/')).toThrow(/ADMIN_OPEN=loopback .*/);
      expect(readSettings({ ADMIN_OPEN: 'loopback' }, '/').isOpen).toBe(true);
    },
  );
});
