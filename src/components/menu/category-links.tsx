import styles from './category-links.module.css';

interface CategoryLinksProps {
  categories: readonly { slug: string; name: string; dishes: number }[];
  hrefOf: (slug: string) => string;
}

/** Links to categories with the numbers of their dishes. scripts/watch-sections.ts marks the one that is being read. */
export function CategoryLinks({ categories, hrefOf }: CategoryLinksProps) {
  return (
    <ul className={styles['links']} data-section-links="">
      {categories.map(({ slug, name, dishes }) => (
        <li key={slug}>
          {/* scripts/menu-paging.ts turns the page in place. */}
          <a href={hrefOf(slug)} data-astro-prefetch="false">
            {`${name} `}
            <span>{dishes}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
