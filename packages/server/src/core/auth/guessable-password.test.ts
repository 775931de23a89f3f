import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const THU_HA = { email: 'thuha.le@toasoan.local', username: 'thuha.le', displayName: 'Lê Thu Hà' };

test.each([
  ['the most used ones', 'qwertyuiop'],
  ['in capitals', 'PASSWORD123'],
  ['written with diacritics', 'mậtkhẩu123'],
  ['the product and a year', 'ToaSoan@2026'],
  ['two words of the house', 'toasoanvietnam'],
  ['letters written as digits', 'm4tkh4u2026'],
  ['digits in a row', '12345678901'],
  ['a walk along the keyboard', 'qwertyasdfg1234'],
  ['one letter over and over', 'aaaaaaaaaaaa'],
  ['one piece over and over', 'haha1haha1ha'],
  ["the person's e-mail", 'thuha.le@toasoan.local'],
  ["the person's name", 'Lê Thu Hà 1990'],
  ["the person's name, given name first", 'halethu-1990'],
])('%s are guessable: %s %s', (_, password) => {
  expect(isGuessable(password, THU_HA)).toBe(true);
});

const WITH_DIGITS = { email: 'PV-2026.11.20.31@toasoan.vn', username: 'pv20261120.31', displayName: 'Vũ' };

test.each([
  ['e-mail', 'pv-2026.11.20.31@toasoan.vn'],
  ['e-mail and a sign', 'PV-2026.11.20.31@toasoan.vn!'],
  ['part of the e-mail before the @', 'pv-2026.11.20.31'],
  ['username', 'pv20261120.31'],
])("the person's own %s is guessable, however many digits it has", (_, password) => {
  expect(isGuessable(password, WITH_DIGITS)).toBe(true);
});

test.each([
  'mưa rào tháng bảy',
  'k7Rw-92xm-Qtz1',
  'toasoan-94817263558',
  'con mèo trèo cây cau',
  'Hà Nội mùa vắng những cơn mưa',
])('a password nobody tries first is accepted: %s', (password) => {
  expect(isGuessable(password, THU_HA)).toBe(false);
});
