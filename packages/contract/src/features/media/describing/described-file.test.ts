import { describe, expect, test } from 'vitest';
import { changesBy, type FileToDescribe, tooLongField } from './described-file.ts';
import { fillPlaceholders, unknownPlaceholders } from './placeholders.ts';

const FILE: FileToDescribe = {
  title: '',
  alt: '',
  caption: 'Có sẵn',
  credit: 'Nguyễn An',
  placeText: '',
  takenTime: '2026-11-21T17:30:00.000Z',
  persons: [],
  licence: 'UNKNOWN',
  provinceCode: '22',
  fileName: 'le-hoi-01.JPG',
  camera: 'Canon EOS R5',
};
const HERE = { overwrite: false, zone: 'Asia/Ho_Chi_Minh' };

describe('a description of many files', () => {
  test('fills the placeholders of both languages from file name, EXIF and the file itself', () => {
    const title = '{Tên tệp}, {date taken} {giờ chụp}: {credit}, {máy ảnh}, {địa điểm}';
    expect(changesBy(FILE, { title }, HERE)).toEqual({
      title: 'le-hoi-01, 22/11/2026 00:30: Nguyễn An, Canon EOS R5, Quảng Ninh',
    });
  });

  test('keeps what is said already, unless it may overwrite', () => {
    const set = { caption: 'Mới', credit: 'TTXVN', licence: 'AGENCY' } as const;
    expect(changesBy(FILE, set, HERE)).toEqual({ licence: 'AGENCY' });
    expect(changesBy(FILE, set, { ...HERE, overwrite: true })).toEqual(set);
  });

  test('lets texts read the place and the people that it sets', () => {
    const set = { alt: '{người trong ảnh} tại {địa điểm}', placeText: 'Cung thể thao', persons: ['A', 'B'] };
    expect(changesBy(FILE, set, HERE).alt).toBe('A, B tại Cung thể thao');
  });

  test('clears nothing where no value is known, and changes nothing that is the same', () => {
    const bare = { ...FILE, takenTime: null };
    expect(changesBy(bare, { caption: '{ngày chụp}' }, { ...HERE, overwrite: true })).toEqual({});
    expect(changesBy(FILE, { caption: 'Có sẵn' }, { ...HERE, overwrite: true })).toEqual({});
  });

  test('names the field that becomes too long', () => {
    const file = { ...FILE, fileName: `${'x'.repeat(150)}.jpg` };
    expect(tooLongField(changesBy(file, { placeText: 'Huế {tên tệp}' }, HERE))).toBe('placeText');
  });
});

describe('placeholders', () => {
  const values = {
    takenDay: '',
    takenClock: '',
    fileName: 'a',
    camera: '',
    credit: '',
    place: 'Huế',
    persons: '',
  };

  test('without a value leave neither a gap nor a separator', () => {
    expect(fillPlaceholders('Lễ hội tại {địa điểm}, {ngày chụp}. Ảnh {tên tệp}.', values)).toBe(
      'Lễ hội tại Huế. Ảnh a.',
    );
    expect(fillPlaceholders('{tác giả} - {địa điểm} ({máy ảnh})', values)).toBe('Huế');
  });

  test('that nobody knows are named', () => {
    expect(unknownPlaceholders('{ngay chup} {ngày chụp} {People}')).toEqual(['ngay chup']);
  });
});
