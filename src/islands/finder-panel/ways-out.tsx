import { fill } from '../../../model/fill.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { waysOut } from './allow-more.ts';
import type { Party } from '../../stores/party.ts';

import type { SearchedCategory } from './find-dishes.ts';
import { useFinderWords } from './finder-words.ts';

interface WaysOutProps {
  categories: readonly SearchedCategory[];
  party: Party;
  onChange: (party: Party) => void;
}

/** Below an empty result: buttons that allow what is uncertain, each with the number of dishes that it brings. */
export function WaysOut({ categories, party, onChange }: WaysOutProps) {
  const { widen } = useFinderWords().finder;
  return (
    <ButtonRow>
      {waysOut(categories, party).map(({ states: [state, second], count, party: next }) => (
        <Button key={state} kind="line" onClick={() => onChange(next)}>
          {fill(second ? widen.both : state === 'mayContain' ? widen.mayContain : widen.notChecked, { n: count })}
        </Button>
      ))}
    </ButtonRow>
  );
}
