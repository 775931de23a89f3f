import { expect, test } from 'vitest';
import { isLocalHost } from './is-local-host.ts';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.0.0.53', true],
  ['127.0.1.1', false],
  ['toasoan.local', false],
  ['localhost.example.vn', false],
])('%s is local: %s', (hostname, local) => {
  expect(isLocalHost(hostname)).toBe(local);
});
