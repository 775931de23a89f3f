import { expect, test } from 'vitest';
import { checkedAddress, isAllowedHost } from './address-rules.ts';
import { HARMLESS_ADDRESSES, HOSTILE_ADDRESSES } from './test-support/hostile-addresses.ts';

test.each(HOSTILE_ADDRESSES)('the hostile address %s is refused: %s', (address, reason) => {
  expect(() => checkedAddress(address, { allowed: [] })).toThrow(expect.objectContaining({ reason }));
});

test.each(HARMLESS_ADDRESSES)('the address %s of a stranger is accepted', (address) => {
  expect(checkedAddress(address, { allowed: [] }).href).toBe(new URL(address).href);
});

test('where https is asked for, http is refused except for an allowed host', () => {
  const rules = { allowed: ['127.0.0.1:4000'], httpsOnly: true };
  expect(() => checkedAddress('http://example.com/', rules)).toThrow(
    expect.objectContaining({ reason: 'scheme' }),
  );
  expect(checkedAddress('http://127.0.0.1:4000/', rules).port).toBe('4000');
});

test('a host allowed with a port is not allowed with another one', () => {
  const allowed = ['127.0.0.1:4000', 'hooks.internal'];
  expect(isAllowedHost(new URL('http://127.0.0.1:4000/'), allowed)).toBe(true);
  expect(isAllowedHost(new URL('http://127.0.0.1:4001/'), allowed)).toBe(false);
  expect(isAllowedHost(new URL('https://hooks.internal:9000/'), allowed)).toBe(true);
  expect(() => checkedAddress('http://127.0.0.1:4001/', { allowed })).toThrow();
});

test('an allowed host does not open other protocols or logins', () => {
  const rules = { allowed: ['127.0.0.1:4000'] };
  expect(() => checkedAddress('ftp://127.0.0.1:4000/', rules)).toThrow(
    expect.objectContaining({ reason: 'scheme' }),
  );
  expect(() => checkedAddress('http://a@127.0.0.1:4000/', rules)).toThrow(
    expect.objectContaining({ reason: 'userinfo' }),
  );
});
