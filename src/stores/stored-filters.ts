import { computed } from 'nanostores';
import { MENU_PAGE_PARAMETER, readFilterParameters } from '../paths.ts';
import { CLEARED_KEY, FILTERS_KEY, filtersToApply, SAVED_KEY } from './keys.ts';
import { isSamePeople, parseFilters, serializeFilters } from './filter-parameters.ts';
import { countFilters, noFilters, type Filters, type Person } from './people.ts';
import { storedText } from './stored-text.ts';

const tab = storedText('sessionStorage', FILTERS_KEY);
const cleared = storedText('sessionStorage', CLEARED_KEY);
const device = storedText('localStorage', SAVED_KEY);
const parse = (text: string | null) => (text ? parseFilters(new URLSearchParams(text)) : null);

/** Those of this tab; null if the guest has chosen none, or cleared them. */
export const $tabFilters = computed(tab.$text, parse);
/** Those that the device keeps; null if the guest has not asked for it. */
export const $saved = computed(device.$text, parse);

/** Whether this tab has or had filters, so that the saved ones do not apply in it. */
export const hasTabFilters = (): boolean => tab.read() !== null;

/** The same as they are stored now. */
export const tabFilters = (): Filters | null => parse(tab.read());
export const savedFilters = (): Filters | null => parse(device.read());
/** Those that Clear or a link has taken away last in this tab, until something new is chosen. */
export const clearedFilters = (): Filters | null => parse(cleared.read());

/** Whether somebody has given a name or said what they do not eat. */
export const hasNamesOrNeeds = (people: readonly Person[]): boolean => !isSamePeople(people, noFilters.people);

export const storeTabFilters = (party: Filters): void =>
  tab.write(countFilters(party) > 0 || hasNamesOrNeeds(party.people) ? String(serializeFilters(party)) : '');

export const storeCleared = (party: Filters | null): void => cleared.write(party && String(serializeFilters(party)));

/** The device keeps people, not what they look for today. */
export const storeSaved = (party: Filters | null): void =>
  device.write(party && String(serializeFilters({ ...party, search: '' })));

/** Whether the device keeps the choices of these people. */
export const isSaved = ({ people }: Pick<Filters, 'people'>, saved = savedFilters()): boolean =>
  saved !== null && isSamePeople(saved.people, people);

/**
 * The filters with which a menu is opened: those of the address, which then loses them because they are health data; those of this
 * tab; or those that the device keeps, unless the address names a part of the menu.
 */
export function takeFilters(): Filters {
  const query = readFilterParameters(location);
  if (query) {
    const page = new URLSearchParams(location.search).get(MENU_PAGE_PARAMETER);
    const search = page === null ? '' : `?${MENU_PAGE_PARAMETER}=${page}`;
    history.replaceState(history.state, '', location.pathname + search);
    const [before, party] = [tabFilters() ?? noFilters, parseFilters(query)];
    storeTabFilters(party);
    if (!isSamePeople(before.people, party.people)) storeCleared(countFilters(before) > 0 ? before : null);
  }
  return parse(filtersToApply(tab.read(), device.read(), location.hash)) ?? noFilters;
}
