import { expect, test } from 'vitest';
import { directionsUrl } from './map-link.ts';
import { listTravelDetails } from './travel-details.ts';

const way = {
  gettingThere: { nearest: 'Earlsfield', text: 'Follow Garratt Lane.', buses: '', stepFree: '', parking: '' },
  access: '',
  accessText: 'Ring us.',
};
const labels = {
  nearest: 'Nearest station',
  others: 'Also near',
  walk: 'On foot',
  buses: 'Buses',
  stepFree: 'Step-free stations',
  parking: 'Parking',
  access: 'Access',
};
const labelsOf = (branch: Parameters<typeof listTravelDetails>[0]) =>
  listTravelDetails(branch, labels).map(({ label }) => label);

test('omits details that are not known yet', () => {
  expect(labelsOf(way)).toEqual(['Nearest station', 'On foot', 'Access']);
});

test('lists the known details in the order of the journey', () => {
  const known = { ...way.gettingThere, others: ['Haydons Road'], buses: '44', stepFree: 'Earlsfield', parking: 'None' };
  expect(labelsOf({ ...way, gettingThere: known })).toEqual(Object.values(labels));
});

test('the link of a map service has the address in its query', () => {
  const url = new URL(directionsUrl('https://maps.example/?to={address}', '1 Salt & Pepper Row, London E1 1AA'));
  expect(url.searchParams.get('to')).toBe('1 Salt & Pepper Row, London E1 1AA');
});
