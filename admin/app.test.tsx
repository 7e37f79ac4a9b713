import { describe, expect, it, vi } from 'vitest';
import { leek, menuFile, openStaffSite, ORIGIN, sampleFiles } from './app.testing.ts';
import { routes } from './app.tsx';
import { changeAddress, paths, taskAddress } from './paths.ts';
import { MAX_SENT, photoText } from './photos/read-photo.ts';
import { listNotices } from './tasks/notices.ts';

const price = `price:${leek}`;
const was = JSON.stringify({ price: 4.5 });
const closed = { hours: 'closed', date: '2026-12-25', reason: 'Works: no gas' };
const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

describe('A form', () => {
  it('changes a file, and leads to the page of the change, which leads on to what is like it', async () => {
    const owner = openStaffSite('owner');
    const { address = '' } = await owner.save('hours:', { ...closed, branch: 'harbour' });
    expect(address).toBe(changeAddress('1', paths.hours));
    expect(owner.changedText('content/branches/harbour/branch.yaml')).toContain('reason: "Works: no gas"');
    const page = await (await owner.get(address)).text();
    for (const part of ['On the site at 18:42', '>Next day<']) expect(page).toContain(part);
  });

  it('of a list on a page takes out what it stands beside', async () => {
    const { press, post, changedText } = openStaffSite('staff');
    await press(paths.notices, 'Take down');
    expect(changedText('content/notices.yaml')).toBe('notices:\n');
    await post(paths.setSoldOut, { only: leek });
    await press(paths.dishes, 'Back on');
    expect(changedText(menuFile)).toBe(sampleFiles.get(menuFile));
  });

  it('with a value that the content check refuses says so, and asks nothing', async () => {
    const path = ['categories', 0, 'items', 0, 'price'];
    const check = () => Promise.resolve([{ file: menuFile, path, message: 'is not above zero' }]);
    const { save } = openStaffSite('staff', { check });
    for (const value of [-3, 0, 1000, 'many'])
      expect(await save(price, { price: value }, { was })).toEqual({
        problems: [{ path: ['price'], message: 'is not above zero' }],
      });
  });

  it.each([
    ['2026-01-01', 'Thu 1 Jan 2026 is over. Do you mean Fri 1 Jan 2027?'],
    ['2024-12-25', 'Wed 25 Dec 2024 is over. Do you mean Fri 25 Dec 2026?'],
    ['2024-02-29', 'Thu 29 Feb 2024 is over; write a later day'],
    ['2026-11-21', 'Sat 21 Nov 2026 is over. Do you mean Sun 21 Nov 2027?'],
    ['2026-11-22 18:42', 'Sun 22 Nov 2026, 18:42 is over. Do you mean Mon 22 Nov 2027, 18:42?'],
    ['2026-11-22 18:43', undefined],
    ['2026-11-22', undefined],
    [
      '2026-12-27',
      'Sun 27 Dec 2026 is before Mon 28 Dec 2026, when it begins; write a later day, or an earlier first one',
      '2026-12-28',
    ],
    [
      '2026-01-06',
      'Tue 6 Jan 2026 is before Thu 24 Dec 2026, when it begins. Do you mean Wed 6 Jan 2027?',
      '2026-12-24',
    ],
    ['2026-12-28', undefined, '2026-12-28'],
  ])('for a notice until %s asks whether another year is meant', async (until, message, from = '2026-11-01') => {
    const { problems } = await openStaffSite('staff').save('notice:', { text: 'No gas', from, until });
    expect(problems).toEqual(message && [{ path: ['until'], message }]);
  });

  it('says at once what is wrong with each of its fields, and at a field only one thing', async () => {
    const file = 'content/branches/hill/branch.yaml';
    const found = (key: string, message: string) => ({ file, path: ['specialDays', 0, key], message });
    const check = () => Promise.resolve([found('reason', 'is too long'), found('date', 'is wrong')]);
    const { save } = openStaffSite('owner', { check });
    const { problems } = await save('hours:', { ...closed, branch: 'hill', date: '2026-01-01' });
    expect(problems).toEqual([
      { path: ['date'], message: 'Thu 1 Jan 2026 is over. Do you mean Fri 1 Jan 2027?' },
      { path: ['reason'], message: 'is too long' },
    ]);
  });

  it('for other hours says at its field how many days there can be, and takes out those that are over', async () => {
    const { save, changedText } = openStaffSite('owner');
    const file = 'content/branches/hill/branch.yaml';
    const other = { branch: 'hill', date: '2026-12-01', hours: '12:00-18:00', reason: 'Fair' };
    const { problems } = await save('hours:', { ...other, until: '2027-02-28' });
    expect(problems).toEqual([{ path: ['until'], message: expect.stringContaining('at most 60 days') }]);
    await save('hours:', { ...other, until: '2026-12-30' });
    expect(changedText(file)?.match(/reason: Fair/g)).toHaveLength(30);
  });

  it('marks a dish as sold out for the day of service, which ends with the last sitting', async () => {
    const { post, changedText } = openStaffSite('staff', { now: Date.parse('2026-11-23T00:30Z') });
    for (const more of [{}, { howLong: 'day', until: '2026-11-22' }]) {
      await post(paths.setSoldOut, { only: leek, ...more });
      expect(changedText(menuFile)).toContain('until: 2026-11-22\n');
      await post(paths.backOn, { dish: leek });
    }
  });

  it.each([
    ['no dish', {}, 'Tick the dishes'],
    ['no last day', { only: leek, howLong: 'day' }, 'Choose the last day'],
    ['a last day that is over', { only: leek, howLong: 'day', until: '2026-11-21' }, 'Do you mean'],
  ])('for dishes that are sold out with %s says what is missing', async (_, fields, message) => {
    const { post, change } = openStaffSite('staff');
    expect(await (await post(paths.setSoldOut, fields)).text()).toContain(message);
    expect(change).not.toHaveBeenCalled();
  });

  it('that is refused is answered at an address of its own, for its sender alone', async () => {
    const { post, get, data } = openStaffSite('staff');
    const { address } = await post(paths.setSoldOut, {});
    expect(await (await get(address)).text()).toContain('Tick the dishes');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'owner', passkeys: [] });
    data.sessions[0]!.member = 'ravi';
    expect((await get(address)).headers.get('location')).toBe(paths.dishes);
  });
});

describe('Of everything on the site', () => {
  const address = (path: string) => path.replace(':id', '1');
  const gets = routes.filter(({ get }) => get).map(({ path }) => address(path));
  const posts = routes.filter(({ post }) => post).map(({ path }) => address(path));

  it('nothing is shown or done for somebody who has not signed in', async () => {
    const { get, post, change } = openStaffSite();
    const answers = [...gets.map((path) => get(path)), ...posts.map((path) => post(path, {}))];
    answers.push(get(paths.people), post(paths.invitation, {}), post(paths.task, {}, { cookie: 'session=guess' }));
    for (const { status, headers } of await Promise.all(answers))
      expect([status, headers.get('location')?.startsWith(`${paths.signIn}?to=%2F`)]).toEqual([303, true]);
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['ticked', { [`dish:${leek}`]: 'yes', form: '1' }],
    ['pressed alone', { only: leek, form: '1' }],
  ])('a dish that was %s after the end of the session is ticked after signing in', async (_, fields) => {
    const { headers } = await openStaffSite().post(paths.setSoldOut, fields);
    const signIn = await (await openStaffSite().get(headers.get('location') ?? '')).text();
    const [, next = ''] = /data-next="([^"]*)"/.exec(signIn) ?? [];
    const page = await (await openStaffSite('staff').get(next.replaceAll('&amp;', '&'))).text();
    expect(page).toContain(`name="dish:${leek}" checked=""`);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', ''])(
    'signing in leads to no other site: %s',
    async (to) => {
      const page = await (
        await openStaffSite().get(`${paths.signIn}?${new URLSearchParams({ to }).toString()}`)
      ).text();
      expect(page).toContain('data-next="/"');
    },
  );

  it('the staff get what is for them', async () => {
    const { get, post, data } = openStaffSite('staff');
    for (const { path, isForOwner, ...route } of routes) {
      if (route.get && path !== paths.pictureFile)
        expect((await get(address(path))).status === 403).toBe(isForOwner === true);
      if (route.post && isForOwner) expect((await post(path, { dish: leek })).status).toBe(403);
    }
    expect((await post(paths.invitation, { name: 'Eve', role: 'owner' })).status).toBe(403);
    expect(data.invitations).toEqual([]);
    const page = await (await get(`/?find=leek`)).text();
    expect(page).toContain('Leek &lt;b&gt;Soup&lt;/b&gt;');
    expect(page).not.toContain('>Edit<');
  });

  it('the staff cannot raise all prices, or change a dish or a file, by the forms that they have', async () => {
    const { post, change } = openStaffSite('staff');
    for (const id of ['raise-prices', `dish:${leek}`, 'content/notices.yaml', 'new-story'])
      for (const path of ['save', 'check', 'remove'])
        expect((await post(`${paths.task}/${path}`, { id, was: '{}', data: '{}' })).status).not.toBe(200);
    await expect(Promise.all(change.mock.calls.map(async ([{ plan }]) => plan(sampleFiles)))).rejects.toThrow('gone');
  });

  it('nothing may be framed or kept, and no script may run but ours', async () => {
    const { get } = openStaffSite('owner');
    for (const path of [paths.dishes, paths.history, '/nowhere', paths.styles, paths.offlineScript]) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
      expect([headers.get('cache-control'), headers.get('x-frame-options')]).toEqual(['no-store', 'DENY']);
    }
  });

  it('a small picture is shown without the content being read', async () => {
    const { get, readFiles } = openStaffSite('owner');
    await get(`${paths.pictureFile}?name=none`);
    expect(readFiles).not.toHaveBeenCalled();
  });

  it('no file outside the pictures is shown, and no form for an id that names nothing', async () => {
    for (const name of ['../door', '..%2f..%2fpackage', '/etc/passwd', ''])
      expect((await openStaffSite('owner').get(`${paths.pictureFile}?name=${name}`)).status, name).toBe(404);
    for (const id of ['content/site.yaml', '../../etc/passwd', 'dish:harbour/x', 'dish:x/y'])
      expect((await openStaffSite('owner').get(paths.edit + query({ id }))).status).toBe(404);
  });
});

it.each([paths.dishes, paths.edit])('A search at %s is cut to a length that is found quickly', async (path) => {
  const page = await (await openStaffSite('owner').get(path + query({ find: 'zq '.repeat(4000) }))).text();
  expect(page).toContain(`value="${'zq '.repeat(33)}z"`);
});

it.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3001.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('A form from elsewhere (%o) is refused', async (headers) => {
  const { post, change } = openStaffSite('owner');
  expect((await post(`${paths.task}/save`, { id: price, was, data: '{"price":5}' }, headers)).status).toBe(403);
  expect(change).not.toHaveBeenCalled();
});

it('A photo that is no picture or too large is refused', async () => {
  const owner = openStaffSite('owner');
  expect(await (await owner.post(paths.editPhoto, '<svg xmlns="http://www.w3.org/2000/svg"/>')).json()).toEqual({
    problem: photoText('notPhoto'),
  });
  expect((await owner.post(paths.editPhoto, 'x'.repeat(MAX_SENT + 1))).status).toBe(422);
  expect(owner.change).not.toHaveBeenCalled();
});

it.each([
  ['of somebody who has not signed in', undefined, paths.editPhoto, ORIGIN, 303],
  ['of somebody who may not change pictures', 'staff', paths.editPhoto, ORIGIN, 403],
  ['of another site', 'owner', paths.task, 'https://evil.example', 403],
] as const)('A form %s is refused before it is read', async (_, role, path, origin, status) => {
  let pieces = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    pieces += 1;
    if (pieces > 100) controller.close();
    else controller.enqueue(new Uint8Array(64 * 1024));
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const response = await openStaffSite(role).post(path, body, { origin });
  expect([response.status, pieces]).toEqual([status, 0]);
});

it('A photo that uploads slowly does not hold up another form', async () => {
  const { post } = openStaffSite('owner');
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const slow = post(paths.editPhoto, new ReadableStream({ pull: (body) => end.then(() => body.close()) }));
  await new Promise(setImmediate);
  expect((await post(paths.editPhoto, 'x')).status).toBe(200);
  resolve();
  await slow;
});

it('A form whose sender goes away is no failure of the program', async () => {
  const onFailure = vi.fn();
  const { post } = openStaffSite('owner', { onFailure });
  for (const path of [paths.editPhoto, paths.task, paths.signIn]) {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    expect((await post(path, body, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBeLessThan(500);
  }
  expect(onFailure).not.toHaveBeenCalled();
});

it('A form that is too large is refused', async () => {
  expect((await openStaffSite('owner').post(paths.task, { text: 'x'.repeat(70_000) })).status).toBe(422);
});

it('The form for a notice has its link and its times', async () => {
  const page = await (
    await openStaffSite('staff').get(taskAddress(`notice:${listNotices(sampleFiles)[0]!.id}`))
  ).text();
  for (const value of ['2026-11-22', '2026-11-23', '18:00', 'Book', '/book']) expect(page).toContain(value);
});
