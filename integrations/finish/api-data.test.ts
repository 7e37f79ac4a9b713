import { expect, test } from 'vitest';
import { apiOrigin } from './api-data.ts';

const originOf = (base: string) => apiOrigin({ VITE_API_BASE: base });

test('the origin of the API is that of VITE_API_BASE', () => {
  const bases = {
    '': '',
    'https://api.grill.example': 'https://api.grill.example',
    'https://API.grill.example:8443/site/': 'https://api.grill.example:8443',
    'https://api.müller.example': 'https://api.xn--mller-kva.example',
    'http://localhost:4000': 'http://localhost:4000',
    'http://127.0.0.1:4000': 'http://127.0.0.1:4000',
  };
  for (const [base, origin] of Object.entries(bases)) {
    expect(originOf(base), base).toBe(origin);
  }
  expect(apiOrigin({})).toBe('');
});

test('rejects an address that pages cannot call, with the variable and a remedy', () => {
  const bases = [
    'https://my_api.grill.example',
    'http://api.grill.example',
    'api.grill.example',
    '/backend',
    'https://api.grill.example ',
    'https://api.grill.example?key=1',
    'data:,',
  ];
  for (const base of bases)
    expect(() => originOf(base), base).toThrow(
      `VITE_API_BASE=${base} is not valid; write the https address of the API's host, without underscores in its name`,
    );
});
