import { expect, test } from 'vitest';
import { findDeadAddresses } from './launch-list.ts';

test('finds addresses on reserved and local hosts, and those that are not https or not valid', () => {
  expect(findDeadAddresses('host: harrow.valavu.example')).toEqual(['harrow.valavu.example']);
  for (const dead of [
    'https://order.valavu.example/a',
    'https://example.com/menu',
    'https://valavu.test',
    'https://localhost:3000/menu',
    'https://192.168.1.20/menu',
    'https://intranet/menu',
    'http://valavu.co.uk',
    'https//valavu.co.uk',
    'www.valavu.co.uk/menu',
  ])
    expect(findDeadAddresses(`[our page](${dead}) and more`), dead).toEqual([dead]);
});

test('ignores real addresses, full stops after them, and words that are not addresses', () => {
  for (const line of [
    'link: https://order.valavu.co.uk/?store=1#menu',
    'Look at https://www.valavu.co.uk.',
    '[our menu](/menu)',
    'For example, the sambar; or http in general.',
  ])
    expect(findDeadAddresses(line), line).toEqual([]);
});
