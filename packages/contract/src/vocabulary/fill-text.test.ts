import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('a number is written as the language of the text writes it', () => {
  expect(fillText('Tối đa {max} ký tự.', { max: 2000 }, 'vi')).toBe('Tối đa 2.000 ký tự.');
  expect(fillText('At most {max} characters.', { max: 2000 }, 'en')).toBe('At most 2,000 characters.');
});

test('what is given as text stays, and so does a place without a value', () => {
  expect(fillText('{year}: {name}, {name}', { year: '1820', name: 'Huế' }, 'vi')).toBe('1820: Huế, Huế');
  expect(fillText('{who} {n}', { n: 7 }, 'en')).toBe('{who} 7');
});
