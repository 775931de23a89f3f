import { expect, test } from 'vitest';
import { addressKey, isOnDomain, suggestedCategory } from './section-rules.ts';

test.each([
  ['https://bao.example/kinh-te', 'http://www.bao.example/kinh-te/#moi', true],
  ['https://BAO.example/a?p=1', 'https://bao.example/a?p=1', true],
  ['https://bao.example/a', 'https://bao.example/A', false],
  ['https://bao.example/a?p=1', 'https://bao.example/a?p=2', false],
])('%s and %s are one page: %s', (one, other, same) => {
  expect(addressKey(one) === addressKey(other)).toBe(same);
});

test.each([
  ['https://bao.example/a', true],
  ['https://kinh-te.bao.example/a', true],
  ['https://bao.example:8443/', true],
  ['https://www.bao.example/a', true],
  ['https://caobao.example/', false],
  ['https://khac.example\\.bao.example/', false],
  ['https://bao.example@khac.example/', false],
  ['https://bao.example.khac.example/', false],
  ['javascript:alert(1)', false],
])('%s is on the domain bao.example: %s', (address, isOn) => {
  expect(isOnDomain(address, ['bao.example'])).toBe(isOn);
});

test.each([
  ['Kinh tế', 'Kinh tế'],
  ['KINH TE', 'Kinh tế'],
  ['Thể thao trong nước', 'Thể thao'],
  ['Bất động sản', null],
])('the section %s suggests the category %s', (section, title) => {
  const categories = ['Thời sự', 'Kinh tế', 'Kinh tế biển', 'Thể thao'].map((name, at) => ({
    id: `${at}`,
    title: name,
  }));
  expect(suggestedCategory(section, categories)?.title ?? null).toBe(title);
});
