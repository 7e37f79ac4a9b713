import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listBranches } from './branches.ts';
import { planDay, planDayRemoved } from './days.ts';
import { listNotices, planNewNotice, planNotice, planNoticeDown } from './notices.ts';

const notices = '# What every page says\n#   - text: …\n\nnotices:\n';
const branch =
  'store: Harbourside\nspecialDays: # days with other hours\n  # - { date: 2027-01-01, closed: true, reason: … }\nphone: 1\n';
const files = new Map([
  ['content/notices.yaml', notices],
  ['content/branches/harbour/branch.yaml', branch],
]);
const after = ({ texts }: { texts: ReadonlyMap<string, string> }) => new Map([...files, ...texts]);

describe('A notice', () => {
  const notice = { text: 'No gas: cold dishes only', from: '2026-11-22', until: '2026-11-23 18:00' };

  it('goes up, changes, and comes down to the same file', () => {
    const up = after(planNewNotice(files, notice));
    expect(listNotices(up)).toEqual([notice]);
    const changed = after(planNotice(up, notice.text, { ...notice, text: 'Gas is back' }));
    expect(listNotices(changed)).toEqual([{ ...notice, text: 'Gas is back' }]);
    expect(planNoticeDown(changed, 'Gas is back').texts.get('content/notices.yaml')).toBe(notices);
  });

  it('leads somewhere, on one line, and may lose its link again', () => {
    const link = { text: 'Book: the other branch', href: '/book-reservation' };
    const up = after(planNewNotice(files, { ...notice, link }));
    expect(listNotices(up)).toEqual([{ ...notice, link }]);
    expect(up.get('content/notices.yaml')!.split('\n')).toHaveLength(notices.split('\n').length + 4);
    const elsewhere = after(planNotice(up, notice.text, { ...notice, link: { ...link, href: 'https://a.example' } }));
    expect(listNotices(elsewhere)).toEqual([{ ...notice, link: { ...link, href: 'https://a.example' } }]);
    const without = after(planNotice(elsewhere, notice.text, notice));
    expect(listNotices(without)).toEqual([notice]);
    expect(listNotices(after(planNotice(without, notice.text, { ...notice, link })))).toEqual([{ ...notice, link }]);
  });

  it('that another person took down cannot be changed', () => {
    expect(() => planNoticeDown(files, 'Gas is back')).toThrow('conflict');
  });
});

describe('A special day', () => {
  const day = { date: '2026-12-26', hours: '12:00-18:00', reason: 'Boxing Day' };

  it('is added, changed and removed, and leaves the file as it was', () => {
    const added = after(planDay(files, 'harbour', day));
    expect(listBranches(added)[0]).toMatchObject({ store: 'Harbourside', days: [day] });
    const changed = after(planDay(added, 'harbour', { ...day, hours: 'closed' }));
    expect(parse(changed.get('content/branches/harbour/branch.yaml')!)).toMatchObject({
      specialDays: [{ ...day, hours: 'closed' }],
    });
    const removed = planDayRemoved(changed, 'harbour', day.date);
    expect(removed.texts.get('content/branches/harbour/branch.yaml')).toBe(branch);
  });
});
