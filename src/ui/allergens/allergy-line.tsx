import styles from './allergy-line.module.css';

/** Required beside dishes: the one line on allergies, the same everywhere (model/allergy-line.ts). */
export const AllergyLine = ({ text }: { text: string }) => (
  <p className={styles['line']} role="note">
    {text}
  </p>
);
