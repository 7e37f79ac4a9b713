import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import branches from 'virtual:content/branches';
import * as words from 'virtual:content/menu-page';
import { Button } from '../../ui/button.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { type Choices, choicesQuery, noChoices, readChoices } from './choices.ts';
import { findDishes } from './find-dishes.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderResults } from './finder-results.tsx';
import { remember, remembered } from './remembered.ts';
import { useDishes } from './use-dishes.ts';

interface FinderProps {
  branch: string;
  /** Puts choices into the address. */
  onChoose: (parameters: URLSearchParams) => void;
}

/** Milliseconds without another choice until the address takes them: browsers allow only so many changes of it. */
const QUIET = 300;

/** "Find what I can eat": choices above, the dishes that they leave below, from every page of a branch's menu. */
export default function Finder({ branch, onChoose }: FinderProps) {
  const [choices, setChoices] = useChoices(onChoose);
  const [kept, setKept] = useState(() => remembered() !== null);
  const panel = useRef<HTMLElement>(null);
  const { dishes, failed, load } = useDishes(branch);
  const considered = useDeferredValue(choices);
  const found = useMemo(() => dishes && findDishes(dishes.categories, considered), [dishes, considered]);

  // Opened by its button, which stands above: on a phone the panel would begin below the screen.
  useEffect(() => {
    const opener = document.activeElement;
    if (opener instanceof HTMLElement && opener.hasAttribute('data-opens-finder'))
      panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  const query = String(choicesQuery(choices));
  useEffect(() => {
    if (kept) remember(query);
  }, [kept, query]);

  const keep = (wanted: boolean) => setKept(remember(wanted ? query : null) && wanted);
  const forget = () => {
    setChoices(noChoices);
    keep(false);
  };
  const menuName = branches.find(({ key }) => key === branch)?.menuName ?? branch;
  return (
    <>
      <FinderForm
        ref={panel}
        menuName={menuName}
        choices={choices}
        onChange={setChoices}
        kept={kept}
        onKeep={keep}
        onForget={forget}
      />
      {failed ? (
        <div role="alert">
          <NothingHere>{words.finder.failed}</NothingHere>
          <Button onClick={load}>{words.finder.again}</Button>
        </div>
      ) : (
        <FinderResults branch={branch} menuName={menuName} dishes={dishes} found={found} />
      )}
    </>
  );
}

/** The choices: from the address at first and whenever it changes by itself, into it once the guest pauses. */
function useChoices(onChoose: FinderProps['onChoose']): [Choices, (choices: Choices) => void] {
  const [query] = useSearchParams();
  const [choices, setChoices] = useState(() => readChoices(query));
  const asked = String(choicesQuery(readChoices(query)));
  const known = useRef(asked);
  const tell = useRef(onChoose);
  useEffect(() => {
    tell.current = onChoose;
  });

  // Back, forward or a link brought other choices.
  useEffect(() => {
    if (asked === known.current) return;
    known.current = asked;
    setChoices(readChoices(new URLSearchParams(asked)));
  }, [asked]);

  useEffect(() => {
    const mine = String(choicesQuery(choices));
    if (mine === known.current) return;
    const timer = setTimeout(() => {
      known.current = mine;
      tell.current(choicesQuery(choices));
    }, QUIET);
    return () => clearTimeout(timer);
  }, [choices]);

  return [choices, setChoices];
}
