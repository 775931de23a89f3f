import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  'https://nghean.gov.vn',
  'http://localhost:8080/a?b=c&d=e#f',
  'HTTPS://Báo.vn/tin-tức',
  'https://vi.wikipedia.org/wiki/Nghệ_An_(tỉnh)',
  '/van-hoa/tranh-dong-ho',
  '/',
  'mailto:toasoan@vi-du.vn?subject=Góp%20ý',
  'tel:+84-238-3123456',
])('%s is an address', (address) => {
  expect(linkAddress(address)).toBe(address);
});

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.vn/1',
  'view-source:https://a.vn',
  'ftp://a.vn/x',
  '//a.vn/x',
  '/\\a.vn',
  '\\\\a.vn',
  'https://ngan-hang.vn@ke-gian.vn/',
  'https://user:pass@a.vn',
  'https:///a',
  'https:a.vn',
  'https://',
  'nghean.gov.vn',
  'trang.html',
  '#dau',
  'https://a.vn/"onmouseover="alert(1)',
  'https://a.vn/<script>',
  'mailto:',
  'tel:abc',
  `https://a.vn/${'x'.repeat(2048)}`,
])('%j is none', (address) => {
  expect(linkAddress(address)).toBeUndefined();
});

test('spaces around it and invisible characters within it go, spaces within it are encoded', () => {
  expect(linkAddress(' https://a.vn/tin\u200B tuc\n ')).toBe('https://a.vn/tin%20tuc');
});
