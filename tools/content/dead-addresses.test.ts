import { expect, test } from 'vitest';
import { findDeadAddresses } from './dead-addresses.ts';

test('finds addresses on reserved and local hosts', () => {
  expect(findDeadAddresses('link: https://order.valavu.example/a')).toEqual(['https://order.valavu.example/a']);
  expect(findDeadAddresses('host: harrow.valavu.example')).toEqual(['harrow.valavu.example']);
  for (const dead of [
    'https://example.com/menu',
    'https://www.example.org',
    'https://valavu.test',
    'https://localhost:3000/menu',
    'https://192.168.1.20/menu',
    'https://kitchen.local',
    'https://intranet/menu',
  ])
    expect(findDeadAddresses(`link: ${dead}`), dead).toEqual([dead]);
});

test('finds addresses that are not https or not valid', () => {
  for (const dead of [
    'http://valavu.co.uk',
    'https:/valavu.co.uk',
    'https//valavu.co.uk',
    'https:valavu.co.uk',
    'www.valavu.co.uk/menu',
    'https://valavu..co.uk:port/',
  ])
    expect(findDeadAddresses(`[our page](${dead}) and more`), dead).toEqual([dead]);
});

test('ignores real addresses, full stops after them, and words that are not addresses', () => {
  for (const line of [
    'link: https://order.valavu.co.uk/?store=1#menu',
    'Look at https://www.valavu.co.uk.',
    '[the map](https://maps.valavu.co.uk/a)',
    '[our menu](/menu)',
    'For example, the sambar; or http in general.',
    'url: "{brand}"',
  ])
    expect(findDeadAddresses(line), line).toEqual([]);
});
