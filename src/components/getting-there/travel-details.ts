import type { Directions, Ui } from '../../../model/types.ts';

/** A labelled fact about travelling to a branch. */
export interface TravelDetail {
  label: string;
  texts: string[];
}

/** The travel details of a branch, from the station to the door. Omits empty fields. */
export function listTravelDetails(
  { gettingThere, access, accessText }: Pick<Directions, 'gettingThere' | 'access' | 'accessText'>,
  labels: Pick<Ui['gettingThere'], 'nearest' | 'others' | 'walk' | 'buses' | 'stepFree' | 'parking' | 'access'>,
): TravelDetail[] {
  const { nearest, others = [], text, buses, stepFree, parking } = gettingThere;
  const details: TravelDetail[] = [
    { label: labels.nearest, texts: [nearest] },
    { label: labels.others, texts: others },
    { label: labels.walk, texts: [text] },
    { label: labels.buses, texts: [buses] },
    { label: labels.stepFree, texts: [stepFree] },
    { label: labels.parking, texts: [parking] },
    { label: labels.access, texts: [access, accessText] },
  ];
  return details
    .map(({ label, texts }) => ({ label, texts: texts.filter((one) => one !== '') }))
    .filter(({ texts }) => texts.length > 0);
}
