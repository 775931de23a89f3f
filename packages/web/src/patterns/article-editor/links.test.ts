import { expect, test } from 'vitest';
import { addressFromTyped } from './links.ts';

test.each([
  [' nghean.gov.vn/tin-tuc ', 'https://nghean.gov.vn/tin-tuc'],
  ['báo.vn', 'https://báo.vn'],
  ['http://a.vn', 'http://a.vn'],
  ['/van-hoa', '/van-hoa'],
  ['toasoan@vi-du.vn', 'mailto:toasoan@vi-du.vn'],
  ['+84 (238) 312-3456', 'tel:+84238312-3456'],
  ['mailto:a@b.vn', 'mailto:a@b.vn'],
  ['localhost', undefined],
  ['javascript:alert(1)', undefined],
  ['javascript.alert', 'https://javascript.alert'],
  ['Nghệ An', undefined],
  ['', undefined],
])('%j becomes %j', (typed, address) => {
  expect(addressFromTyped(typed)).toBe(address);
});
