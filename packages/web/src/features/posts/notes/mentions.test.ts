import { expect, test } from 'vitest';
import { nameBeingTyped, partsOf, stillNamed, withName } from './mentions.ts';

const DUC = { userId: '4', name: 'Đặng Minh Đức' };

test('a mention starts with an @ after a space and ends where the name ends', () => {
  expect(nameBeingTyped('Nhờ @minh đ', 11)).toEqual({ from: 4, asked: 'minh đ' });
  expect(nameBeingTyped('@', 1)).toEqual({ from: 0, asked: '' });
  expect(nameBeingTyped('thu@toasoan', 11)).toBeUndefined();
  expect(nameBeingTyped('@Đức, xem', 9)).toBeUndefined();
  expect(nameBeingTyped('@một hai ba bốn năm sáu', 23)).toBeUndefined();
});

test('the whole name replaces its typed beginning', () => {
  expect(withName('Nhờ @minh xem', 4, 9, DUC)).toEqual({ text: 'Nhờ @Đặng Minh Đức xem', cursor: 19 });
});

test('a person removed from the text is no longer mentioned', () => {
  expect(stillNamed('Nhờ @Đặng Minh Đức xem'.normalize('NFD'), [DUC])).toEqual([DUC]);
  expect(stillNamed('Nhờ Đức xem', [DUC])).toEqual([]);
});

test('mentions are marked in the text', () => {
  expect(partsOf('Nhờ @Đặng Minh Đức xem', [DUC])).toEqual([
    { text: 'Nhờ ', isName: false },
    { text: '@Đặng Minh Đức', isName: true },
    { text: ' xem', isName: false },
  ]);
});
