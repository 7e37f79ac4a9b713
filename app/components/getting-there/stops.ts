import type { Branch, Ui } from '../../../model/types.ts';

/** Something that helps on the way to a branch, under its label. */
export interface Stop {
  label: string;
  texts: string[];
}

/** What is known of the way to a branch, from the station to the door. What the restaurant has not told yet is left out. */
export function stopsOf(
  { gettingThere, access, accessText }: Pick<Branch, 'gettingThere' | 'access' | 'accessText'>,
  labels: Pick<Ui['gettingThere'], 'nearest' | 'others' | 'walk' | 'buses' | 'stepFree' | 'parking' | 'access'>,
): Stop[] {
  const { nearest, others = [], text, buses, stepFree, parking } = gettingThere;
  const stops: Stop[] = [
    { label: labels.nearest, texts: [nearest] },
    { label: labels.others, texts: others },
    { label: labels.walk, texts: [text] },
    { label: labels.buses, texts: [buses] },
    { label: labels.stepFree, texts: [stepFree] },
    { label: labels.parking, texts: [parking] },
    { label: labels.access, texts: [access, accessText] },
  ];
  return stops
    .map(({ label, texts }) => ({ label, texts: texts.filter((one) => one !== '') }))
    .filter(({ texts }) => texts.length > 0);
}
