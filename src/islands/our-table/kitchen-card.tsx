import { type Allergen, allergenKinds } from '../../../model/schema/allergens.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreen } from '../../ui/full-screen.tsx';
import styles from './kitchen-card.module.css';
import { useTableWords } from './table-words.ts';

interface KitchenCardProps {
  /** '' if the person has none. */
  name: string;
  allergens: readonly Allergen[];
  /** Whether traces are accepted. */
  allowsTraces: boolean;
  onClose: () => void;
}

/** One person's allergens for those who cook, in English and in the language of the kitchen; it prints on A6. */
export function KitchenCard({ name, allergens, allowsTraces, onClose }: KitchenCardProps) {
  const { card, actions, party, localLanguage } = useTableWords();
  const { translation } = card;
  return (
    <FullScreen label={card.open} close={actions.close} className={styles['card']} onClose={onClose}>
      <h2>
        {card.title}
        {name && `: ${name}`} {translation && <span lang={localLanguage}>{translation.title}</span>}
      </h2>
      <p>
        {card.sentence} {!allowsTraces && card.noTraces}
      </p>
      {translation && (
        <p lang={localLanguage}>
          {translation.sentence} {!allowsTraces && translation.noTraces}
        </p>
      )}
      <ul>
        {allergens.map((allergen) => (
          <li key={allergen}>
            {party.allergens[allergen]}{' '}
            {allergenKinds[allergen] && <small>{`(${allergenKinds[allergen].join(', ')})`}</small>}{' '}
            {translation && <span lang={localLanguage}>{translation[allergen]}</span>}
          </li>
        ))}
      </ul>
      <div className={styles['print']}>
        <Button kind="line" onClick={() => print()}>
          {card.print}
        </Button>
        <p>{card.size}</p>
      </div>
    </FullScreen>
  );
}
