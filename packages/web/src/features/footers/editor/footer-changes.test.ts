import type { FooterColumn, FooterLink } from '@toasoan/contract/features/footers/footer-content.ts';
import { expect, test } from 'vitest';
import {
  blankColumn,
  blankLink,
  changedLink,
  columnBeside,
  linkBeside,
  withoutLink,
} from './footer-changes.ts';

const link = (id: string): FooterLink => ({ ...blankLink(), id });
const column = (id: string, ...links: string[]): FooterColumn => ({
  ...blankColumn(),
  id,
  links: links.map(link),
});
const shape = (columns: readonly FooterColumn[]) =>
  columns.map(({ id, links }) => `${id}: ${links.map((one) => one.id).join(' ')}`);
const two = [column('mot', 'a', 'b'), column('hai', 'c')];

test('a link goes to the end of the column beside its own, and not beyond the last', () => {
  const after = linkBeside(two, 'a', 1);
  expect(shape(after)).toEqual(['mot: b', 'hai: c a']);
  expect(linkBeside(after, 'a', 1)).toBe(after);
});

test('a column changes places with the one beside it, and not beyond the edge', () => {
  expect(shape(columnBeside(two, 'mot', 1))).toEqual(['hai: c', 'mot: a b']);
  expect(columnBeside(two, 'mot', -1)).toBe(two);
});

test('a change of a link and its removal leave all others as they are', () => {
  expect(changedLink(two, 'c', { title: 'Liên hệ' })[1]?.links[0]?.title).toBe('Liên hệ');
  expect(shape(withoutLink(two, 'b'))).toEqual(['mot: a', 'hai: c']);
});
