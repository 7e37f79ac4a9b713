import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { leek, NOW, open, ORIGIN, texts } from './app.testing.ts';

describe('Somebody who has not signed in', () => {
  it.each([paths.dishes, paths.notices, paths.hours, paths.history, paths.people, `${paths.change}/1`])(
    'is led from %s to the sign-in',
    async (path) => {
      const response = await open().get(path);
      expect([response.status, response.headers.get('location')]).toEqual([303, paths.signIn]);
    },
  );

  it('changes nothing', async () => {
    const { post, change } = open();
    for (const path of [
      paths.price,
      paths.raise,
      paths.newDish,
      paths.text,
      paths.settled,
      paths.soldOut,
      paths.onMenu,
      paths.notice,
      paths.hours,
      paths.undo,
      paths.invitation,
    ])
      expect((await post(path, { dish: leek, was: '4.50', price: '5.00' })).status).toBe(303);
    expect((await post(paths.price, {}, { cookie: 'session=guess' })).status).toBe(303);
    expect(change).not.toHaveBeenCalled();
  });

  it('may try to sign in ten times a minute', async () => {
    const { app } = open();
    const attempt = () =>
      app.request(`${ORIGIN}${paths.signIn}`, {
        method: 'POST',
        body: '{"id":"x"}',
        headers: { host: 'localhost:3001', origin: ORIGIN },
      });
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
  });
});

describe('A form', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from elsewhere (%o) is refused', async (headers) => {
    const { post, change } = open('owner');
    expect((await post(paths.price, { dish: leek, was: '4.50', price: '5.00' }, headers)).status).toBe(403);
    expect(change).not.toHaveBeenCalled();
  });

  it('that is too large is refused', async () => {
    const { post } = open('owner');
    expect((await post(paths.notice, { text: 'x'.repeat(70_000) })).status).toBe(422);
  });

  it('with nonsense gives a page, never an error of the server', async () => {
    const { post } = open('owner');
    const nonsense = [
      '',
      '../../etc/passwd',
      '{{x}}',
      '\u0000',
      '<script>',
      '-1',
      'NaN',
      '&a *b',
      '% : #',
      'a: 1\na: 2',
    ];
    for (const path of [
      paths.price,
      paths.newDish,
      paths.text,
      paths.settled,
      paths.soldOut,
      paths.onMenu,
      paths.notice,
      paths.noticeDown,
      paths.hours,
      paths.hoursRemoved,
      paths.undo,
    ])
      for (const value of nonsense) {
        const names = [
          'id',
          'dish',
          'was',
          'price',
          'text',
          'from',
          'until',
          'branch',
          'date',
          'reason',
          'change',
          'day',
        ];
        const response = await post(path, Object.fromEntries(names.map((name) => [name, value])));
        expect(response.status, `${path} ${value}`).toBeLessThan(500);
      }
  });
});

describe('The staff', () => {
  it('find a dish with its buttons', async () => {
    const page = await (await open('staff').get('/?find=leek')).text();
    expect(page).toContain('Leek &lt;b&gt;Soup&lt;/b&gt;');
    for (const label of ['Find a dish', 'Sold out today', 'Change price']) expect(page).toContain(label);
    expect(page).not.toContain('Take off the menu');
  });

  it('change a price and see when it is on the site', async () => {
    const { post, get } = open('staff');
    const response = await post(paths.price, { dish: leek, was: '4.50', price: '5' });
    expect(response.headers.get('location')).toBe(`${paths.change}/1`);
    expect(await (await get(`${paths.change}/1`)).text()).toContain('On the site at 18:42');
  });

  it('are asked again about a price that is far from the old one', async () => {
    const { post, change } = open('staff');
    expect(await (await post(paths.price, { dish: leek, was: '4.50', price: '45' })).text()).toContain('£45.00');
    expect(change).not.toHaveBeenCalled();
    await post(paths.price, { dish: leek, was: '4.50', price: '45', sure: 'yes' });
    expect(change).toHaveBeenCalledOnce();
  });

  it('read beside the field what is wrong with a price', async () => {
    const response = await open('staff').post(paths.price, { dish: leek, was: '4.50', price: 'five' });
    expect([response.status, await response.text()]).toEqual([
      422,
      expect.stringContaining('Write the price in pounds, as in 5.50.'),
    ]);
  });

  it('cannot be let in under a name that git refuses', async () => {
    const { post, data } = open('owner');
    for (const name of ['...', '"', ';', ' '])
      expect((await post(paths.invitation, { name, role: 'staff' })).headers.get('location')).toBe(paths.people);
    expect(data.invitations).toEqual([]);
  });

  it('may not do what the owner does', async () => {
    const { post, get, data } = open('staff');
    expect((await get(paths.people)).status).toBe(403);
    expect((await post(paths.onMenu, { dish: leek })).status).toBe(403);
    expect((await post(paths.picture, {})).status).toBe(403);
    expect((await post(paths.invitation, { name: 'Eve', role: 'owner' })).status).toBe(403);
    expect(data.invitations).toEqual([]);
  });
});

describe('A notice', () => {
  it('keeps its link and its times in the form', async () => {
    const page = await (await open('staff').get(`${paths.notice}?was=No+gas`)).text();
    for (const value of ['2026-11-22', '2026-11-23', '18:00', 'Book', '/book'])
      expect(page).toContain(`value="${value}"`);
  });

  it('is written with the times of the form', async () => {
    const { post, change } = open('staff');
    const times = { from: '2026-11-22', fromTime: '09:30', until: '2026-11-23' };
    await post(paths.notice, { text: 'No water', ...times });
    const plan = await change.mock.calls[0]![0].plan(texts);
    expect([...plan.texts.values()][0]).toContain(
      'text: No water\n    from: 2026-11-22 09:30\n    until: 2026-11-23\n',
    );
  });
});

describe('A photo', () => {
  const place = 'content/branches/harbour/menu.yaml#categories.0.items.0.image';
  const upload = (as: ReturnType<typeof open>, contents: string, name = 'photo.jpg') => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ place, label: 'Leek <b>Soup</b>', was: '' })) form.set(field, value);
    form.set('photo', new File([contents], name, { type: 'image/jpeg' }));
    return as.send(paths.picture, form);
  };

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'This file is not a photo that can be shown. Choose a JPEG, PNG or WebP.',
    ],
    ['a zip file', 'PK\u0003\u0004', 'This file is not a photo that can be shown. Choose a JPEG, PNG or WebP.'],
    ['nothing', '', 'Choose a photo first.'],
    ['more than 25 MB', 'x'.repeat(26 * 1024 * 1024), 'This file is larger than 25 MB. Choose a smaller one.'],
  ])('that is %s is refused in plain words', async (_, contents, message) => {
    const owner = open('owner');
    const response = await upload(owner, contents, '../../door.yaml');
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(message)]);
    expect(owner.change).not.toHaveBeenCalled();
  });

  it('is asked for with its picture of now', async () => {
    const page = await (await open('owner').get(`${paths.picture}?place=${encodeURIComponent(place)}`)).text();
    for (const text of ['Photo', 'No picture yet.', 'multipart/form-data']) expect(page).toContain(text);
    // A dish has its name beside the picture.
    expect(page).not.toContain('What one sees in it');
  });

  it('leads to no file outside the pictures', async () => {
    for (const name of ['../door', '..%2f..%2fpackage', '/etc/passwd', ''])
      expect((await open('owner').get(`${paths.pictureFile}?name=${name}`)).status, name).toBe(404);
  });
});

describe('The owner', () => {
  it('invites somebody with a link that works for 15 minutes', async () => {
    const { post, get, data } = open('owner');
    const page = await (await post(paths.invitation, { name: 'Ravi', role: 'staff' })).text();
    const link = /http:\/\/localhost:3001(\/enrol\/[\w-]+)/.exec(page)?.[1] ?? '';
    expect(data.invitations).toMatchObject([{ name: 'Ravi', role: 'staff' }]);
    // The file holds no token.
    expect(JSON.stringify(data)).not.toContain(link.split('/')[2]);
    expect((await get(link)).status).toBe(200);
    data.invitations[0]!.until = NOW;
    expect((await get(link)).status).toBe(404);
  });

  it.each([{ remove: 'yes' }, {}])('ends the links that somebody made who is shut out: %o', async (how) => {
    const { post, get, data } = open('owner');
    data.members.push({ id: 'ravi', name: 'Ravi', role: 'owner', passkeys: [] });
    const links = await Promise.all(
      ['Eve', 'Asha'].map(async (name) => {
        const page = await (await post(paths.invitation, { name, role: 'owner' })).text();
        return /http:\/\/localhost:3001(\/enrol\/[\w-]+)/.exec(page)?.[1] ?? '';
      }),
    );
    data.invitations[1]!.by = 'ravi';
    await post(paths.personOut, { member: 'meena', ...how });
    expect(await Promise.all(links.map(async (link) => (await get(link)).status))).toEqual([404, 200]);
  });

  it('signs others out, but the last owner stays', async () => {
    const { post, data } = open('owner');
    await post(paths.personOut, { member: 'meena', remove: 'yes' });
    expect([data.members.length, data.sessions.length]).toEqual([1, 0]);
  });
});

it.each([
  ['A photo of somebody who has not signed in', undefined, paths.picture, ORIGIN, 303],
  ['A photo of somebody who may not change pictures', 'staff', paths.picture, ORIGIN, 403],
  ['A form of another site', 'owner', paths.price, 'https://evil.example', 403],
] as const)('%s is refused before it is read', async (_, role, path, origin, status) => {
  const { app, cookie } = open(role);
  let pieces = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    pieces += 1;
    if (pieces > 100) controller.close();
    else controller.enqueue(new Uint8Array(64 * 1024));
  };
  const init = {
    method: 'POST',
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
    headers: { host: 'localhost:3001', origin, ...cookie },
  };
  const response = await app.request(`${ORIGIN}${path}`, init);
  expect([response.status, pieces]).toEqual([status, 0]);
});

it('A session ends after twelve hours', async () => {
  const { get, data } = open('staff');
  data.sessions[0]!.until = NOW;
  expect((await get('/')).status).toBe(303);
});

it('Every answer forbids scripts, framing and keeping; only the pages for passkeys run ours', async () => {
  const { get } = open('owner');
  for (const path of [paths.dishes, paths.history, '/nowhere', paths.styles]) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
  expect((await get(paths.signIn)).headers.get('content-security-policy')).toContain("script-src 'self'");
});
