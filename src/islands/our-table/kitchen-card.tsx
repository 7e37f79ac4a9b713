import { allergenKinds } from '../../../model/schema/allergens.ts';
import type { Person } from '../../stores/people.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreen } from '../../ui/full-screen.tsx';
import styles from './kitchen-card.module.css';
import { useTableWords } from './table-context.ts';

interface KitchenCardProps {
  person: Person;
  onClose: () => void;
}

/** One person's allergens for those who cook, in English and in the language of the kitchen; it prints on A6. */
export function KitchenCard({ person, onClose }: KitchenCardProps) {
  const { card, actions, party, localLanguage } = useTableWords();
  const { translation } = card;
  const { without, traces } = person;
  const name = person.name.trim();
  return (
    <FullScreen label={card.open} close={actions.close} className={styles['card']} onClose={onClose}>
      <h2>
        <span>{`${card.title}${name && `: ${name}`} `}</span>
        {translation && <span lang={localLanguage}>{translation.title}</span>}
      </h2>
      <p>{`${card.sentence} ${traces ? '' : card.noTraces}`}</p>
      {translation && <p lang={localLanguage}>{`${translation.sentence} ${traces ? '' : translation.noTraces}`}</p>}
      <ul>
        {without.map((allergen) => (
          <li key={allergen}>
            <span>{`${party.allergens[allergen]} `}</span>
            <Examples>{card.examples?.[allergen] ?? allergenKinds[allergen]?.join(', ')}</Examples>
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

const Examples = ({ children }: { children: string | undefined }) => children && <small>{`(${children}) `}</small>;
