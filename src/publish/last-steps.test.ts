import { expect, test } from 'vitest';
import { apiOrigin } from './last-steps.ts';

test('the origin of the API is that of VITE_API_BASE; an address that pages cannot call is refused', () => {
  expect(apiOrigin({})).toBe('');
  expect(apiOrigin({ VITE_API_BASE: 'https://API.grill.example:8443/site/' })).toBe('https://api.grill.example:8443');
  expect(apiOrigin({ VITE_API_BASE: 'http://localhost:4000' })).toBe('http://localhost:4000');
  for (const base of ['http://api.grill.example', 'api.grill.example', '/backend', 'https://a.example?key=1', 'data:,'])
    expect(() => apiOrigin({ VITE_API_BASE: base }), base).toThrow(`VITE_API_BASE=${base} is not valid`);
});
