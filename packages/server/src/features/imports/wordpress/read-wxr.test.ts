import { expect, test } from 'vitest';
import { withFile, wxr } from '../test-support/wxr.ts';
import { readWxr } from './read-wxr.ts';
import { childText, type WxrRecord } from './wxr-record.ts';

const REAL = new URL('../../../../test/fixtures/wordpress-theme-unit-test.xml', import.meta.url).pathname;

async function recordsOf(content: string | Uint8Array): Promise<WxrRecord[]> {
  return await withFile(content, async (path) => await Array.fromAsync(readWxr(path)));
}

test('the real export is read completely, each record with its exact characters', async () => {
  const records = await Array.fromAsync(readWxr(REAL));
  const names = records.map((record) => record.element.name);
  expect(names.filter((name) => name === 'item')).toHaveLength(186);
  expect(names.filter((name) => name === 'wp:category')).toHaveLength(68);
  expect(names.filter((name) => name === 'wp:tag')).toHaveLength(110);
  for (const { element, source } of records) {
    expect(source.startsWith(`<${element.name}`)).toBe(true);
    expect(source.endsWith('>')).toBe(true);
  }
});

test('a record that spans pieces of the file keeps its source', async () => {
  const body = 'đồng bằng sông Cửu Long 😀 '.repeat(30_000);
  const records = await recordsOf(
    wxr({
      items: [
        { id: '1', body },
        { id: '2', body },
      ],
    }),
  );
  const items = records.filter((record) => record.element.name === 'item');
  expect(items.map(({ element }) => childText(element, 'wp:post_id'))).toEqual(['1', '2']);
  for (const { element, source } of items) {
    expect(childText(element, 'content:encoded')).toBe(body.trim());
    expect(source).toMatch(/^<item>[\s\S]*<\/item>$/);
    expect(source.match(/<item>/g)).toHaveLength(1);
  }
});

test.each([
  ['<rss><channel><item><title>x</channel></rss>', 'dòng 1, cột', 'thẻ đóng không khớp'],
  ['<rss>\n<channel>\n<item><title>x</title>', 'dòng 3, cột', 'cắt cụt'],
  ['<rss><channel>\n\n<title>&nbsp;</title></channel></rss>', 'dòng 3, cột', 'thực thể'],
  ['chỉ là chữ', 'dòng 1, cột', 'không phải là XML'],
  ['', 'dòng 1, cột', 'không phải là XML'],
])('broken XML is reported in one sentence with its line: %j', async (content, place, reason) => {
  const reading = recordsOf(content);
  await expect(reading).rejects.toThrow(place);
  await expect(recordsOf(content)).rejects.toThrow(reason);
});

test('another kind of XML is refused by name', async () => {
  await expect(recordsOf('<html><body/></html>')).rejects.toThrow(
    'không phải là bản xuất của WordPress: dòng 1 có <html> thay vì <rss>',
  );
});

test("the file's own entities are never expanded", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  for (const name of ['b', 'f']) {
    const content = `${bomb}\n<rss><channel><title>&${name};</title></channel></rss>`;
    await expect(recordsOf(content)).rejects.toThrow('thực thể');
  }
});

test('control characters that XML forbids but old databases hold are left out', async () => {
  const [first] = await recordsOf('<rss><channel><title>Nghệ\u0008 An\u000B</title></channel></rss>');
  expect(first?.element.text).toBe('Nghệ An');
});

test('the file is read in its declared encoding', async () => {
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="iso-8859-1"?><rss><channel><title>Café</title></channel></rss>',
    'latin1',
  );
  const wide = Buffer.from('\uFEFF<rss><channel><title>Đà Nẵng</title></channel></rss>', 'utf16le');
  expect((await recordsOf(latin))[0]?.element.text).toBe('Café');
  expect((await recordsOf(wide))[0]?.element.text).toBe('Đà Nẵng');
});

test('a record larger than the limit ends the reading', async () => {
  const content = `<rss><channel>\n<item><title><![CDATA[${'x'.repeat(17_000_000)}]]></title></item></channel></rss>`;
  await expect(recordsOf(content)).rejects.toThrow('Mục bắt đầu ở dòng 2 dài hơn 16 triệu ký tự');
});

test('endlessly nested tags are refused', async () => {
  const content = `<rss><channel><item>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</item></channel></rss>`;
  await expect(recordsOf(content)).rejects.toThrow('lồng nhau quá 64 cấp');
});
