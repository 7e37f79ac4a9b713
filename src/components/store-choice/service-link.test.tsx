import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import branches from 'virtual:content/stores';
import { expect, test } from 'vitest';
import type { Store } from '../../../model/types.ts';
import { ServiceLink } from './service-link.tsx';

const [branch] = branches;
if (!branch) throw new Error('content/branches is empty');

function html(of: Store): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ServiceLink service="ordering" branch={of} /> }]);
  return renderToStaticMarkup(<Page />);
}

test("leads to the store's own site in a new tab", () => {
  expect(html(branch)).toContain(`target="_blank" rel="noopener" href="${branch.ordering.link}"`);
});

test('has a note in front that hides the link while the store is closed', () => {
  const period = { from: 0, until: 1, isNow: true };
  const closed = html({
    ...branch,
    closure: { text: 'Closed for a while.', period, announced: period, isToday: true },
  });
  expect(closed).toMatch(/^<dated-part [^>]*>Closed for a while\.<\/dated-part><a /);
});

test('leads to /under-construction in the same tab if the store is flagged as under construction', () => {
  const flagged = html({ ...branch, ordering: { ...branch.ordering, isUnderConstruction: true } });
  expect(flagged).toContain('href="/under-construction"');
  expect(flagged).not.toContain('_blank');
});
