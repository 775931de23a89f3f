import { describe, expect, test } from 'vitest';
import { maskPersonal, restorePersonal } from './mask-personal.ts';

describe('personal data in the words of a comment', () => {
  test.each([
    ['Gọi 0912345678 nhé', 'Gọi 091••••••• nhé'],
    ['Gọi 0912.345.678 nhé', 'Gọi 091•.•••.••• nhé'],
    ['Zalo 09 12 34 56 78!', 'Zalo 09 1• •• •• ••!'],
    ['(028) 3829 1234', '(028) •••• ••••'],
    ['+84 912-345-678', '+84 9••-•••-•••'],
    ['(+84) 912 345 678', '(+84) 9•• ••• •••'],
    ['Căn cước 079 123 456 789', 'Căn cước 079 ••• ••• •••'],
    ['079123456789', '079•••••••••'],
    ['hoaithuong@vidu.example, cảm ơn', 'h•••••••••@vidu.example, cảm ơn'],
  ])('are hidden: %s', (text, shown) => {
    expect(maskPersonal(text)).toBe(shown);
    expect(shown).toHaveLength(text.length);
  });

  test.each([
    'Dự án 1.000.000.000 đồng',
    'Giá 2 000 000 000 000 đồng',
    'Từ 01/01/2026 đến 31/12/2026',
    'Nghị định 147/2024 trang 0123',
    'Năm 2026 @ Huế',
  ])('are not found in %s', (text) => expect(maskPersonal(text)).toBe(text));

  test('come back where somebody mended the words around them, and not where they were taken out', () => {
    const original = 'gọi 0912 345 678 hoac 0912 345 679, hoặc an@vidu.example';
    const shown = maskPersonal(original);
    expect(restorePersonal(shown.replace('hoac', 'hoặc'), original)).toBe(original.replace('hoac', 'hoặc'));
    expect(restorePersonal('Gọi •, hoặc a•@vidu.example', original)).toBe('Gọi •, hoặc an@vidu.example');
    expect(restorePersonal('Không còn số nào.', original)).toBe('Không còn số nào.');
  });
});
