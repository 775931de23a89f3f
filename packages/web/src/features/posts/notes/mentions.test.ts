import { expect, test } from 'vitest';
import { nameBeingTyped, partsOf, stillNamed, withName } from './mentions.ts';

const DUC = { userId: '4', name: 'Đặng Minh Đức' };

test('a name begins with an @ after a space, and ends where it is no name any more', () => {
  expect(nameBeingTyped('Nhờ @minh đ', 11)).toEqual({ from: 4, asked: 'minh đ' });
  expect(nameBeingTyped('@', 1)).toEqual({ from: 0, asked: '' });
  expect(nameBeingTyped('thu@toasoan', 11)).toBeUndefined();
  expect(nameBeingTyped('@Đức, xem', 9)).toBeUndefined();
  expect(nameBeingTyped('@một hai ba bốn năm sáu', 23)).toBeUndefined();
});

test('the whole name takes the place of what was typed of it', () => {
  expect(withName('Nhờ @minh xem', 4, 9, DUC)).toEqual({ text: 'Nhờ @Đặng Minh Đức xem', cursor: 19 });
});

test('who was taken out of the text is not named any more', () => {
  expect(stillNamed('Nhờ @Đặng Minh Đức xem'.normalize('NFD'), [DUC])).toEqual([DUC]);
  expect(stillNamed('Nhờ Đức xem', [DUC])).toEqual([]);
});

test('names stand out of the text they are in', () => {
  expect(partsOf('Nhờ @Đặng Minh Đức xem', [DUC])).toEqual([
    { text: 'Nhờ ', isName: false },
    { text: '@Đặng Minh Đức', isName: true },
    { text: ' xem', isName: false },
  ]);
});
