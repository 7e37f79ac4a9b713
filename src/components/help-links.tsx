import { pages } from '#content';

/** Links to the pages that help a guest: allergens, answers, words, feedback, the law. */
export const HelpLinks = () => (
  <ul>
    {pages
      .filter(({ footerLink, canonical, path }) => footerLink && canonical === path)
      .map(({ path, footerLink }) => (
        <li key={path}>
          <a href={path}>{footerLink}</a>
        </li>
      ))}
  </ul>
);
