import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const MB = 1024 * 1024;
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ZIP = [0x50, 0x4b, 3, 4];
const text = (words: string) => [...new TextEncoder().encode(words)];
const box = (brand: string) => [0, 0, 0, 24, ...text(`ftyp${brand}`)];

const check = (name: string, head: readonly number[], size = 1000) =>
  checkFile({ name, size }, new Uint8Array(head));
const typed = (mime: string) => ({ type: expect.objectContaining({ mime }) });
const refused = (refusal: string) => expect.objectContaining({ refusal });

test('the content decides the type of a file, whatever its name', () => {
  expect(check('lúa.jpg', JPEG)).toEqual(typed('image/jpeg'));
  expect(check('lúa.jpg', PNG)).toEqual(typed('image/png'));
  expect(check('lúa', JPEG)).toEqual(typed('image/jpeg'));
  expect(check('phim.mp4', box('isom'))).toEqual(typed('video/mp4'));
  expect(check('phỏng vấn.m4a', box('M4A '))).toEqual(typed('audio/mp4'));
  expect(check('phỏng vấn.m4a', box('isom'))).toEqual(typed('audio/mp4'));
});

test('the name decides which kind of Office file an archive is', () => {
  expect(check('kế hoạch.docx', ZIP)).toEqual(typed(expect.stringContaining('wordprocessingml')));
  expect(check('kế hoạch.zip', ZIP)).toEqual(refused('NOT_SUPPORTED'));
  expect(check('ảnh.jpg', ZIP)).toEqual(refused('TYPE_LIES'));
});

test('audio without a signature is accepted by its name', () => {
  expect(check('bản tin.mp3', [0, 0, 0, 0])).toEqual(typed('audio/mpeg'));
  expect(check('ảnh.jpg', [0, 0, 0, 0])).toEqual(refused('TYPE_LIES'));
});

test.each([
  ['hình.svg', text('<svg xmlns="…">')],
  ['hình.png', text('<?xml version="1.0"?><svg>')],
  ['hình.svg', JPEG],
])('SVG is refused by name and by content: %s', (name, head) => {
  expect(check(name, head)).toEqual(refused('SVG'));
});

test('iPhone pictures are refused by name of the format, even when they are called .jpg', () => {
  expect(check('IMG_1.HEIC', box('heic'))).toEqual({
    refusal: 'NOT_SUPPORTED',
    extension: '.heic',
    limit: 0,
  });
  expect(check('IMG_1.jpg', box('mif1'))).toEqual(refused('NOT_SUPPORTED'));
  expect(check('IMG_1.heic', [0, 0])).toEqual(refused('NOT_SUPPORTED'));
  expect(check('phim.mov', box('qt  '))).toEqual(refused('NOT_SUPPORTED'));
  expect(check('ảnh.avif', box('avif'))).toEqual(refused('NOT_SUPPORTED'));
});

test('each kind has its own limit, given in MB, and an empty file is refused', () => {
  expect(check('lúa.jpg', JPEG, 25 * MB)).toEqual(typed('image/jpeg'));
  expect(check('lúa.jpg', JPEG, 25 * MB + 1)).toEqual({ refusal: 'TOO_LARGE', extension: '.jpg', limit: 25 });
  expect(check('động.gif', text('GIF89a'), 6 * MB)).toEqual(expect.objectContaining({ limit: 5 }));
  expect(check('lúa.jpg', [], 0)).toEqual(refused('EMPTY'));
});
