import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoticeBanner } from './notice-banner.tsx';

it('The pages of a branch show its notices and those for all, the other pages show every notice', () => {
  const period = { from: 0, until: 1, isNow: true };
  const notices = [
    { text: 'Gas', period },
    { text: 'Lift', branch: 'hill', period },
  ];
  const shownOn = (branch?: string) =>
    renderToStaticMarkup(<NoticeBanner notices={notices} branch={branch} />).match(/Gas|Lift/g);
  expect([shownOn(), shownOn('hill'), shownOn('harbour')]).toEqual([['Gas', 'Lift'], ['Gas', 'Lift'], ['Gas']]);
});
