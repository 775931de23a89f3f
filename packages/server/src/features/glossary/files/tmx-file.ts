import type { FileEntry, FileRow, FileWriter } from './file-entry.ts';
import { childrenOf, textOf, type XmlNode, xmlRecords, xmlText } from './xml-records.ts';

/** What TMX itself has no element for. */
const PROPERTIES = [
  ['x-format', 'format'],
  ['x-domain', 'domain'],
  ['x-part-of-speech', 'partOfSpeech'],
  ['x-match', 'matchMode'],
  ['x-case-sensitive', 'caseSensitive'],
  ['x-priority', 'priority'],
  ['x-state', 'state'],
  ['x-old', 'old'],
  ['x-owner', 'owner'],
] as const satisfies readonly (readonly [string, keyof FileEntry])[];
const FORBIDDEN_WORDING = 'x-forbidden';

/** Marks of other programs within a segment; their content is code, not text. */
const CODES = new Set(['bpt', 'ept', 'ph', 'it', 'ut']);

/** TMX 1.4, with the fields that it does not know as properties. */
export const tmxWriter: FileWriter = {
  head: `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="Toa Soan" creationtoolversion="1" segtype="paragraph" o-tmf="Toa Soan" adminlang="en" srclang="*all*" datatype="plaintext"/>
<body>
`,
  row: (entry) => `<tu srclang="${xmlText(entry.sourceLang ?? '')}">
${entry.note ? `<note>${xmlText(entry.note)}</note>\n` : ''}${propertiesOf(entry)}${segment(entry.sourceLang, entry.source)}${segment(entry.targetLang, entry.target)}</tu>
`,
  end: '</body>\n</tmx>\n',
};

function propertiesOf(entry: FileEntry): string {
  const said = PROPERTIES.map(([type, key]) => [type, entry[key]] as const);
  const forbidden = (entry.forbidden ?? []).map((wording) => [FORBIDDEN_WORDING, wording] as const);
  return [...said, ...forbidden]
    .map(([type, value]) => (value ? `<prop type="${type}">${xmlText(value)}</prop>\n` : ''))
    .join('');
}

const segment = (language: string | undefined, text: string): string =>
  `<tuv xml:lang="${xmlText(language ?? '')}"><seg>${xmlText(text)}</seg></tuv>\n`;

/** The entries of a TMX file, one for each language beside the source's. @throws FileProblem */
export async function* readTmx(text: string): AsyncGenerator<FileRow> {
  for await (const { record, before } of xmlRecords(text, (name) => name === 'tu'))
    yield* entriesOf(record, before.get('header')?.srclang ?? '');
}

function entriesOf(unit: XmlNode, fileLanguage: string): FileRow[] {
  const segments = childrenOf(unit, 'tuv').map((tuv) => ({
    lang: languageOf(tuv.attributes['xml:lang'] ?? tuv.attributes.lang ?? ''),
    text: childrenOf(tuv, 'seg')
      .map((seg) => textOf(seg, CODES))
      .join(''),
  }));
  const named = languageOf(unit.attributes.srclang ?? fileLanguage);
  const source = segments.find(({ lang }) => lang === named) ?? segments[0];
  if (source === undefined) return [];
  const facts = factsOf(unit);
  return segments
    .filter((one) => one !== source)
    .map((target) => ({
      line: unit.line,
      entry: {
        ...facts,
        source: source.text,
        target: target.text,
        sourceLang: source.lang,
        targetLang: target.lang,
      },
    }));
}

function factsOf(unit: XmlNode): Partial<FileEntry> {
  const properties = childrenOf(unit, 'prop').map((prop) => [prop.attributes.type, textOf(prop)] as const);
  const facts: { -readonly [Key in keyof FileEntry]?: string | string[] } = {};
  for (const [type, key] of PROPERTIES) {
    const value = properties.find(([name]) => name === type)?.[1];
    if (value) facts[key] = value;
  }
  const forbidden = properties.filter(([name]) => name === FORBIDDEN_WORDING).map(([, value]) => value);
  if (forbidden.length > 0) facts.forbidden = forbidden;
  const note = childrenOf(unit, 'note')
    .map((one) => textOf(one))
    .join('\n');
  if (note) facts.note = note;
  return facts as Partial<FileEntry>;
}

/** "vi-VN" and "VI" are "vi". */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
