import { expect, it } from 'vitest';
import { FIELD_TEXTS } from './field-texts.ts';

it('required, type, length, range and pattern have texts in both languages', () => {
  const codes = ['required', 'type', 'tooShort', 'tooLong', 'tooSmall', 'tooBig', 'pattern'] as const;
  expect(codes.map((code) => FIELD_TEXTS[code].vi)).toEqual([
    'Không được để trống.',
    'Giá trị không đúng kiểu.',
    'Cần ít nhất {min} ký tự.',
    'Tối đa {max} ký tự.',
    'Không được nhỏ hơn {min}.',
    'Không được lớn hơn {max}.',
    'Giá trị không đúng định dạng.',
  ]);
  expect(codes.map((code) => FIELD_TEXTS[code].en)).toEqual([
    'This is required.',
    'This has the wrong type.',
    'At least {min} characters.',
    'At most {max} characters.',
    'Must not be less than {min}.',
    'Must not be more than {max}.',
    'This does not have the right form.',
  ]);
});

it('every message has the same placeholders in both languages', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
  for (const { vi, en } of Object.values(FIELD_TEXTS)) expect(places(vi)).toEqual(places(en));
});
