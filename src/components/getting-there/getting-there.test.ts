import branches from 'virtual:content/directions';
import { gettingThere } from 'virtual:content/ui';
import { expect, test } from 'vitest';
import { directionsUrl } from './map-link.ts';
import { listTravelDetails } from './travel-details.ts';

const way = {
  gettingThere: { nearest: 'Earlsfield', text: 'Follow Garratt Lane.', buses: '', stepFree: '', parking: '' },
  access: '',
  accessText: 'Ring us.',
};
const labelsOf = (branch: Parameters<typeof listTravelDetails>[0]) =>
  listTravelDetails(branch, gettingThere).map(({ label }) => label);

test('omits details that are not known yet', () => {
  expect(labelsOf(way)).toEqual(['Nearest station', 'The way', 'Access']);
});

test('lists the known details in the order of the journey', () => {
  const known = { ...way.gettingThere, others: ['Haydons Road'], buses: '44', stepFree: 'Earlsfield', parking: 'None' };
  expect(labelsOf({ ...way, gettingThere: known })).toEqual([
    'Nearest station',
    'Also near',
    'The way',
    'Buses',
    'Step-free stations',
    'Parking',
    'Access',
  ]);
});

test('no branch shows a mark for the owner', () => {
  const texts = branches.flatMap((branch) => listTravelDetails(branch, gettingThere).flatMap((stop) => stop.texts));
  expect(texts.length).toBeGreaterThan(branches.length);
  expect(texts.join(' ')).not.toContain('{{');
});

test('the link of every map service has the address in its query', () => {
  const links = gettingThere.services.map(
    ({ link }) => new URL(directionsUrl(link, '1 Salt & Pepper Row, London E1 1AA')),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { protocol, searchParams } of links) {
    expect(protocol).toBe('https:');
    expect([...searchParams.values()]).toContain('1 Salt & Pepper Row, London E1 1AA');
  }
});
