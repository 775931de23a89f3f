import { expect, test } from 'vitest';
import { cleanFileName, endingOf } from './file-name.ts';

test.each([
  ['Chợ nổi.jpg', 'Chợ nổi.jpg'],
  ['Chợ nổi.jpg'.normalize('NFD'), 'Chợ nổi.jpg'],
  ['../../etc/x.png', 'x.png'],
  ['..\\..\\x.png', 'x.png'],
  ['C:\\Ảnh\\đò.JPG', 'đò.JPG'],
  ['/a/b/', 'b'],
  ['..', ''],
  ['a\u0000b\u001F\r\n.jpg', 'ab.jpg'],
  ['anh\u202Egpj.exe', 'anhgpj.exe'],
  ['  hai   khoảng\u00A0trắng .jpg ', 'hai khoảng trắng .jpg'],
  ['anh.jpg...', 'anh.jpg'],
  ['\ud83d.jpg', '\uFFFD.jpg'],
  ['', ''],
])('%j is stored as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('a long name is cut to 200 characters and keeps its extension', () => {
  const name = cleanFileName(`${'ắ'.repeat(500)}.jpeg`);
  expect([...name].length).toBe(200);
  expect(name.endsWith('ắ.jpeg')).toBe(true);
  expect([...cleanFileName('😀'.repeat(300))]).toHaveLength(200);
});

test('an extension is the text after the last dot, if it can be one', () => {
  expect(['a.b.JPG', 'a', 'a.', '.jpg', 'a.không', `a.${'x'.repeat(11)}`].map(endingOf)).toEqual([
    'JPG',
    '',
    '',
    'jpg',
    '',
    '',
  ]);
});
