import { computed } from 'nanostores';
import { MENU_PAGE_PARAMETER, readFilterParameters } from '../paths.ts';
import { FILTERS_KEY, filtersToApply, SAVED_KEY } from './keys.ts';
import { isSamePeople, parseParty, serializeParty } from './party.ts';
import { countFilters, noParty, type Party, type Person } from './people.ts';
import { storedText } from './stored-text.ts';

const tab = storedText('sessionStorage', FILTERS_KEY);
const device = storedText('localStorage', SAVED_KEY);
const parse = (text: string | null) => (text ? parseParty(new URLSearchParams(text)) : null);

/** Those of this tab; null if the guest has chosen none, or cleared them. */
export const $tabFilters = computed(tab.$text, parse);
/** Those that the device keeps; null if the guest has not asked for it. */
export const $saved = computed(device.$text, parse);

/** Whether this tab has or had filters, so that the saved ones do not apply in it. */
export const hasTabFilters = (): boolean => tab.read() !== null;

/** The same as they are stored now. */
export const tabFilters = (): Party | null => parse(tab.read());
export const savedFilters = (): Party | null => parse(device.read());

/** Whether somebody has given a name or said what they do not eat. */
export const isKnown = (people: readonly Person[]): boolean => !isSamePeople(people, noParty.people);

export const storeTabFilters = (party: Party): void =>
  tab.write(countFilters(party) > 0 || isKnown(party.people) ? String(serializeParty(party)) : '');

/** The device keeps people, not what they look for today. */
export const storeSaved = (party: Party | null): void =>
  device.write(party && String(serializeParty({ ...party, search: '' })));

/** Whether the device keeps the choices of these people. */
export const isSaved = ({ people }: Pick<Party, 'people'>, saved = savedFilters()): boolean =>
  saved !== null && isSamePeople(saved.people, people);

/**
 * The filters with which a menu is opened: those of the address, which then loses them because they are health data; those of this
 * tab; or those that the device keeps, unless the address names a part of the menu.
 */
export function takeFilters(): Party {
  const query = readFilterParameters(location);
  if (query) {
    const page = new URLSearchParams(location.search).get(MENU_PAGE_PARAMETER);
    const search = page === null ? '' : `?${MENU_PAGE_PARAMETER}=${page}`;
    history.replaceState(history.state, '', location.pathname + search);
    storeTabFilters(parseParty(query));
  }
  return parse(filtersToApply(tab.read(), device.read(), location.hash)) ?? noParty;
}
