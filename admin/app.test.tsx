import { describe, expect, it, vi } from 'vitest';
import { leek, menuFile, openStaffSite, ORIGIN, sampleFiles } from './app.testing.ts';
import { routes } from './app.tsx';
import { paths } from './paths.ts';
import { photoProblems } from './photos/read-photo.ts';
import { listNotices } from './tasks/notices.ts';

const priceForm = (price: string, was = 4.5) => ({ id: `price:${leek}`, was: JSON.stringify({ price: was }), price });
const newNotice = (fields: Record<string, string>) => ({ id: 'notice:', was: '{}', ...fields });
const closed = (fields: Record<string, string>) => ({ id: 'hours:', was: '{}', hours: '0', ...fields });
const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields).toString()}`;

describe('A form', () => {
  it('changes a file, and leads to the page of the change', async () => {
    const owner = openStaffSite('owner');
    const day = { branch: 'harbour', date: '2026-12-25', reason: 'Works: no gas' };
    expect((await owner.post(paths.task, closed(day))).headers.get('location')).toBe(`${paths.change}/1`);
    expect(owner.changedText('content/branches/harbour/branch.yaml')).toContain('reason: "Works: no gas"');
    expect(await (await owner.get(`${paths.change}/1`)).text()).toContain('On the site at 18:42');
  });

  it('for a price far from the old one is taken when the person is sure', async () => {
    const { post, changedText } = openStaffSite('staff');
    await post(paths.task, { ...priceForm('45'), sure: 'yes' });
    expect(changedText(menuFile)).toContain('price: 45.00\n');
  });

  it('with a price far from the old one comes back with what was written', async () => {
    const { post, change } = openStaffSite('owner');
    const page = await (await post(paths.task, priceForm('45'))).text();
    for (const part of ['Is that right?', '45.00']) expect(page).toContain(part);
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['2026-01-01', '', 'Thu 1 Jan 2026 is over. Do you mean Fri 1 Jan 2027?'],
    ['2024-12-25', '', 'Wed 25 Dec 2024 is over. Do you mean Fri 25 Dec 2026?'],
    ['2024-02-29', '', 'Thu 29 Feb 2024 is over; write a later day'],
    ['2026-11-21', '', 'Sat 21 Nov 2026 is over. Do you mean Sun 21 Nov 2027?'],
    ['2026-11-22', '18:42', 'Sun 22 Nov 2026, 18:42 is over. Do you mean Mon 22 Nov 2027, 18:42?'],
    ['2026-11-22', '18:43', undefined],
    ['2026-11-22', '', undefined],
    [
      '2026-12-27',
      '',
      'Sun 27 Dec 2026 is before Mon 28 Dec 2026, when it begins. Do you mean Mon 27 Dec 2027?',
      '2026-12-28',
    ],
    ['2026-12-28', '', undefined, '2026-12-28'],
  ])(
    'for a notice until %s %s asks whether another year is meant',
    async (until, untilTime, problem, from = '2026-11-01') => {
      const { post } = openStaffSite('staff');
      const response = await post(paths.task, newNotice({ text: 'No gas', from, until, 'until.time': untilTime }));
      if (!problem) return expect(response.status).toBe(303);
      expect([response.status, await response.text()]).toEqual([
        422,
        expect.stringContaining(`class="problem" role="alert">${problem}`),
      ]);
    },
  );

  it('for hours on a day that is over asks whether the next year is meant', async () => {
    const { post } = openStaffSite('staff');
    const fields = closed({ branch: 'hill', date: '2026-01-01', reason: 'New Year' });
    const page = await (await post(paths.task, fields)).text();
    expect(page).toContain('class="problem" role="alert">Thu 1 Jan 2026 is over. Do you mean Fri 1 Jan 2027?');
    expect((await post(paths.task, { ...fields, date: '2027-01-01' })).status).toBe(303);
  });

  it('that the content check refuses keeps the branch that was chosen', async () => {
    const refuse = () =>
      Promise.resolve([
        { file: 'content/branches/hill/branch.yaml', path: ['specialDays', 0, 'reason'], message: 'is too long' },
      ]);
    const { post } = openStaffSite('owner', { check: refuse });
    const response = await post(paths.task, closed({ branch: 'hill', date: '2026-12-25', reason: 'x' }));
    const page = await response.text();
    expect([response.status, page]).toEqual([422, expect.stringContaining('is too long')]);
    expect(page).toContain('<option value="hill" selected="">');
  });

  it('marks a dish as sold out for the day of service, which ends with the last sitting', async () => {
    const { post, changedText } = openStaffSite('staff', { now: Date.parse('2026-11-23T00:30Z') });
    await post(paths.setSoldOut, { only: leek });
    expect(changedText(menuFile)).toContain('until: 2026-11-22\n');
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

  it('with a closed day and times asks which counts', async () => {
    const fields = closed({ branch: 'hill', date: '2026-12-25', 'hours.0': '12:00', reason: 'x' });
    expect(await (await openStaffSite('staff').post(paths.task, fields)).text()).toContain('Which counts?');
  });

  it('with two sittings writes both', async () => {
    const { post, changedText } = openStaffSite('staff');
    const times = { 'hours.0': '12:00', 'hours.1': '15:00', 'hours.2': '17:30', 'hours.3': '22:00' };
    await post(paths.task, { ...closed({ branch: 'hill', date: '2026-12-25', reason: 'x' }), hours: '1', ...times });
    expect(changedText('content/branches/hill/branch.yaml')).toContain('hours: 12:00-15:00 and 17:30-22:00\n');
  });

  it("whose value somebody else has changed shows both values, with a button that saves the sender's own", async () => {
    const response = await openStaffSite('owner').post(paths.task, priceForm('5', 4));
    expect(response.status).toBe(409);
    const page = await response.text();
    for (const part of ['Somebody saved something else', 'Now: 4.50', 'Yours: 5.00', 'Save mine', 'value="5.00"'])
      expect(page).toContain(part);
  });

  it('for higher prices saves the list that was shown, and no other', async () => {
    const { get, post, press, changedText } = openStaffSite('staff');
    const raise = { percent: '5', step: '10', scope: 'harbour' };
    const pageOf = async (more = {}) => (await get(paths.raisePrices + query({ ...raise, ...more }))).text();
    expect(await pageOf({ percent: '25', step: '100' })).toMatch(/Over 30% \(1\).*Harbourside: Soups \(1\)/);
    expect(await pageOf()).toContain('£4.50 → £4.70');
    expect((await post(paths.raisePrices, { ...raise, hash: 'old' })).status).toBe(422);
    await press(paths.raisePrices + query(raise), 'Save 1 price<');
    expect(changedText(menuFile)).toContain('price: 4.70');
    expect((await get(paths.raisePrices + query({ ...raise, percent: 'many' }))).status).toBe(422);
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

  it('a form that was sent after the end of the session is there with what was typed, after signing in', async () => {
    const { headers } = await openStaffSite().post(
      paths.task,
      newNotice({ text: 'No gas & no water', until: '2027-01-01' }),
    );
    const signIn = await (await openStaffSite().get(headers.get('location') ?? '')).text();
    const [, next = ''] = /data-next="([^"]*)"/.exec(signIn) ?? [];
    const page = await (await openStaffSite('staff').get(next.replaceAll('&amp;', '&'))).text();
    for (const value of ['>No gas &amp; no water<', 'value="2027-01-01"']) expect(page).toContain(value);
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

  it('nothing may be framed or kept, and only the pages for passkeys run our script', async () => {
    const { get } = openStaffSite('owner');
    for (const path of [paths.dishes, paths.history, '/nowhere', paths.styles, paths.signIn]) {
      const { headers } = await get(path);
      const script = path === paths.signIn ? " script-src 'self'; connect-src 'self';" : '';
      expect(headers.get('content-security-policy')).toContain(`default-src 'none';${script} style-src 'self'`);
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
  expect((await post(paths.task, priceForm('5'), headers)).status).toBe(403);
  expect(change).not.toHaveBeenCalled();
});

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', photoProblems.notPhoto],
  ['more than 25 MB', 'x'.repeat(26 * 1024 * 1024), photoProblems.tooLarge],
])('A photo that is %s is refused in plain words', async (_, contents, message) => {
  const owner = openStaffSite('owner');
  const response = await owner.post(paths.editPhoto, contents);
  expect(await response.text()).toContain(message);
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
    await openStaffSite('staff').get(paths.task + query({ id: `notice:${listNotices(sampleFiles)[0]!.id}` }))
  ).text();
  for (const value of ['2026-11-22', '2026-11-23', '18:00', 'Book', '/book'])
    expect(page).toContain(`value="${value}"`);
});
