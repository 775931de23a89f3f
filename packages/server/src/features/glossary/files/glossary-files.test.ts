import type { GlossaryFileType } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileEntry, FileProblem } from './file-entry.ts';
import { FILE_WRITERS, readGlossaryFile } from './glossary-files.ts';

const fileOf = (type: GlossaryFileType, entries: readonly FileEntry[]): string => {
  const { head, row, end } = FILE_WRITERS[type];
  return head + entries.map(row).join('') + end;
};
const rowsOf = (type: GlossaryFileType, text: string, sourceLang?: string) =>
  Array.fromAsync(readGlossaryFile(type, text, sourceLang));
const entriesOf = async (type: GlossaryFileType, text: string) =>
  (await rowsOf(type, text)).map(({ entry }) => entry);

const SIGNS = [...'aáđ ,;"\'|\\\n=+-@<>&\t'];
const words = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SIGNS, '＝', '<g1>', '</g1>', ']]>', '中', 'ก', '😀'),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');
const lang = fc.constantFrom('vi', 'en', 'zh', 'km');
const optional = { requiredKeys: ['source', 'target', 'sourceLang', 'targetLang'] } as const;
const terms = {
  source: words,
  target: words,
  sourceLang: lang,
  targetLang: lang,
  domain: words,
  note: words,
  partOfSpeech: fc.constantFrom('NOUN', 'PROPER_NOUN'),
  state: fc.constantFrom('APPROVED', 'PROPOSED', 'DISABLED'),
  forbidden: fc.array(words, { minLength: 1, maxLength: 3 }),
};
const whole = {
  ...terms,
  format: fc.constantFrom('KEYWORD', 'PARAGRAPH', 'PAGE'),
  matchMode: fc.constantFrom('PHRASE', 'EXACT_WORD'),
  caseSensitive: fc.constant('true'),
  priority: fc.integer({ min: 1, max: 100 }).map(String),
  old: words,
  owner: words,
};
const anyEntry = fc.record(whole, { requiredKeys: [...optional.requiredKeys] });
const anyTerm = fc.record(
  { ...terms, format: fc.constant('KEYWORD') },
  { requiredKeys: [...optional.requiredKeys, 'format'] },
);

describe('A file that was written', () => {
  test.each([
    ['csv', anyEntry],
    ['tsv', anyEntry],
    ['tmx', anyEntry],
    ['tbx', anyTerm],
  ] as const)('%s: gives the very entries back, and these the very file', async (type, entry) => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 5 }), async (entries) => {
        const file = fileOf(type, entries as FileEntry[]);
        const read = await entriesOf(type, file);
        expect(read).toEqual(entries);
        expect(fileOf(type, read)).toBe(file);
      }),
      { numRuns: 150 },
    );
  });
});

describe('CSV', () => {
  test('of a spreadsheet in Vietnam is read: a mark at the beginning, semicolons, headings in any order', async () => {
    const text = '\uFEFFnote;Target;SOURCE;extra\r\nđịa danh;Hue;"Huế; cố đô";x\r\n\r\n;Hanoi;Hà Nội\r\n';
    expect(await rowsOf('csv', text)).toEqual([
      { line: 2, entry: { note: 'địa danh', target: 'Hue', source: 'Huế; cố đô' } },
      { line: 3, entry: { target: 'Hanoi', source: 'Hà Nội' } },
    ]);
  });

  test('without headings is source and target', async () => {
    expect(await entriesOf('tsv', 'áo dài\táo dài\n')).toEqual([{ source: 'áo dài', target: 'áo dài' }]);
  });

  test('with an open quote is refused with its line', async () => {
    await expect(rowsOf('csv', 'source,target\na,b\n"c,d\n')).rejects.toThrow(FileProblem);
  });

  test('runs no formula in a spreadsheet', () => {
    expect(fileOf('csv', [{ source: '=1+1', target: '-2' }])).toContain("\r\n'=1+1,'-2,");
  });
});

const TMX = (body: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<tmx version="1.4"><header srclang="vi-VN"/><body>${body}</body></tmx>`;

describe('TMX of other programs', () => {
  test('is read with each language, without the codes of their marks', async () => {
    const unit = `<tu><tuv xml:lang="en"><seg>A <bpt i="1">&lt;b></bpt>bold<ept i="1">&lt;/b></ept> word</seg></tuv>
      <tuv xml:lang="vi-VN"><seg>Chữ <hi>đậm</hi></seg></tuv><tuv lang="FR"><seg>Gras</seg></tuv></tu>`;
    const file = TMX(unit, '<!DOCTYPE tmx SYSTEM "tmx14.dtd">');
    expect(await entriesOf('tmx', file)).toEqual([
      { sourceLang: 'vi', targetLang: 'en', source: 'Chữ đậm', target: 'A bold word' },
      { sourceLang: 'vi', targetLang: 'fr', source: 'Chữ đậm', target: 'Gras' },
    ]);
  });

  test.each([
    ['that defines entities', TMX('', '<!DOCTYPE tmx [<!ENTITY a "b">]>')],
    ['that uses unknown entities', TMX('<tu><note>&xxe;</note></tu>')],
    ['that is cut', TMX('').slice(0, -10)],
    ['that is none', 'source,target'],
    ['of endless depth', TMX(`<tu>${'<a>'.repeat(40)}`)],
  ])('%s is refused', async (_title, file) => {
    await expect(rowsOf('tmx', file)).rejects.toThrow(FileProblem);
  });
});

test('TBX of 2008 is read, from the language that is asked for', async () => {
  const file = `<martif type="TBX-Basic"><text><body><termEntry><descrip type="subjectField">Du lịch</descrip>
    <langSet xml:lang="en"><tig><term>floating market</term></tig>
      <tig><term>water market</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig></langSet>
    <langSet xml:lang="vi"><ntig><termGrp><term>chợ nổi</term><termNote type="partOfSpeech">noun</termNote></termGrp></ntig>
    </langSet></termEntry></body></text></martif>`;
  expect((await rowsOf('tbx', file, 'vi')).map(({ entry }) => entry)).toEqual([
    {
      format: 'KEYWORD',
      domain: 'Du lịch',
      partOfSpeech: 'NOUN',
      source: 'chợ nổi',
      sourceLang: 'vi',
      target: 'floating market',
      targetLang: 'en',
      forbidden: ['water market'],
    },
  ]);
});
