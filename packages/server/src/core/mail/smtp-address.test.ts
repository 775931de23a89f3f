import { expect, test } from 'vitest';
import { smtpAddressOf } from './smtp-address.ts';

test.each([
  [
    'smtp://mail.example',
    { host: 'mail.example', port: 587, user: '', password: '', tls: 'offered', trustsAnyCertificate: false },
  ],
  ['smtp://127.0.0.1:2525?starttls=no', { host: '127.0.0.1', port: 2525, tls: 'never' }],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
  [
    'smtps://a%40b.example:p%3Aw%2F@mail.example',
    { port: 465, user: 'a@b.example', password: 'p:w/', tls: 'always' },
  ],
  ['smtp://mail.example?selfSigned=yes', { trustsAnyCertificate: true }],
])('%s is read', (value, address) => {
  expect(smtpAddressOf(value)).toMatchObject(address);
});

test('a login makes offered encryption required, unless the address says otherwise', () => {
  expect(smtpAddressOf('smtp://me:word@mail.example')).toMatchObject({ tls: 'required' });
  expect(smtpAddressOf('smtp://me:word@mail.example?starttls=no')).toMatchObject({ tls: 'never' });
});

test.each([
  'mail.example:25',
  'http://mail.example',
  'smtp:///',
  'smtp://mail.example/path',
  'smtp://mail.example#part',
  'smtp://me@mail.example',
  'smtp://%E0:word@mail.example',
  'smtp://mail.example?starttls=maybe',
  'smtp://mail.example?selfSigned=1',
  'smtp://mail.example?pool=yes',
  'smtp://mail.example?selfSigned=yes&selfSigned=no',
  'smtps://mail.example?starttls=required',
])('%s is refused', (value) => {
  expect(smtpAddressOf(value)).toBeUndefined();
});
