import { expect, test } from 'vitest';
import { mediaTitle, titleOfFileName } from './media-title.ts';

test.each([
  ['Mùa lúa chín.jpg', 'Mùa lúa chín'],
  ['mu-cang-chai.jpeg', 'mu cang chai'],
  ['le_hoi_den_hung_2026-04-26.JPG', 'le hoi den hung 2026-04-26'],
  ['Hà Nội - Sài Gòn.png', 'Hà Nội - Sài Gòn'],
  ['Nghị quyết 12.2026.pdf', 'Nghị quyết 12.2026'],
  ['Ảnh dán 22-11-2026 01.30.15.png', 'Ảnh dán 22-11-2026 01.30.15'],
  ['ba\u0302o.jpg', 'bâo'],
])('the title of %s is “%s”', (fileName, title) => {
  expect(titleOfFileName(fileName)).toBe(title);
});

test.each([
  'IMG_2034',
  'DSC01234',
  '_MG_0871',
  'DJI_0001',
  'PXL_20261120_083000123',
  '20261120_083000',
  'Screenshot_20261120-083000',
])('the number that a device gave, %s, stays as it is', (stem) => {
  expect(titleOfFileName(`${stem}.jpg`)).toBe(stem);
});

test('a name that is nothing but an ending stays', () => {
  expect(titleOfFileName('.jpg')).toBe('.jpg');
});

test('a title that somebody wrote comes first', () => {
  expect(mediaTitle({ title: 'bao-cao.jpg', fileName: 'x.jpg' })).toBe('bao-cao.jpg');
});
