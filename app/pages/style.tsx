import { useEffect } from 'react';
import { AllergenParts } from '../style-page/allergen-parts.tsx';
import { showPseudoStates } from '../style-page/pseudo-states.ts';
import { SiteParts } from '../style-page/site-parts.tsx';
import styles from '../style-page/style-page.module.css';
import { Tokens } from '../style-page/tokens.tsx';
import { UiParts } from '../style-page/ui-parts.tsx';

/** Tokens, type, and every component in every state, with its name. A route only in development (app/routes.ts). */
export default function StylePage() {
  useEffect(showPseudoStates, []);
  return (
    <div className={styles['page']}>
      <h1 className="h-section">Style page</h1>
      <Tokens />
      <UiParts />
      <SiteParts />
      <AllergenParts />
    </div>
  );
}
