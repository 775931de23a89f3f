import type { FileEntry, FileRow, FileWriter } from './file-entry.ts';
import { languageOf } from './tmx-file.ts';
import { childrenOf, textOf, type XmlNode, xmlRecords, xmlText } from './xml-records.ts';

/** The states of an entry in the words of TBX-Basic. */
const STATUSES = [
  ['APPROVED', 'preferredTerm-admn-sts'],
  ['PROPOSED', 'admittedTerm-admn-sts'],
  ['DISABLED', 'supersededTerm-admn-sts'],
] as const;
const FORBIDDEN_STATUS = 'deprecatedTerm-admn-sts';

const PARTS = [
  ['NOUN', 'noun'],
  ['VERB', 'verb'],
  ['ADJECTIVE', 'adjective'],
  ['ADVERB', 'adverb'],
  ['PROPER_NOUN', 'properNoun'],
  ['OTHER', 'other'],
] as const;

/** TBX-Basic (ISO 30042:2019, DCA style): terms with domain, part of speech, note, state and forbidden wordings. */
export const tbxWriter: FileWriter = {
  head: `<?xml version="1.0" encoding="UTF-8"?>
<tbx type="TBX-Basic" style="dca" xml:lang="vi" xmlns="urn:iso:std:iso:30042:ed-2">
<tbxHeader><fileDesc><sourceDesc><p>Tòa Soạn</p></sourceDesc></fileDesc></tbxHeader>
<text>
<body>
`,
  row: (entry) => `<conceptEntry>
${entry.domain ? `<descrip type="subjectField">${xmlText(entry.domain)}</descrip>\n` : ''}${entry.note ? `<note>${xmlText(entry.note)}</note>\n` : ''}<langSec xml:lang="${xmlText(entry.sourceLang ?? '')}">
${term(entry.source, entry)}</langSec>
<langSec xml:lang="${xmlText(entry.targetLang ?? '')}">
${term(entry.target, { state: entry.state ?? '' })}${(entry.forbidden ?? []).map((wording) => termSection(wording, status(FORBIDDEN_STATUS))).join('')}</langSec>
</conceptEntry>
`,
  end: '</body>\n</text>\n</tbx>\n',
};

const status = (value: string): string => `<termNote type="administrativeStatus">${value}</termNote>`;

function term(words: string, { partOfSpeech, state }: Pick<FileEntry, 'partOfSpeech' | 'state'>): string {
  const part = PARTS.find(([ours]) => ours === partOfSpeech)?.[1];
  const theirs = STATUSES.find(([ours]) => ours === state)?.[1];
  return termSection(
    words,
    `${part ? `<termNote type="partOfSpeech">${part}</termNote>` : ''}${theirs ? status(theirs) : ''}`,
  );
}

const termSection = (words: string, notes: string): string =>
  `<termSec><term>${xmlText(words)}</term>${notes}</termSec>\n`;

/**
 * The entries of a TBX file of 2019 or before, one for each language beside the source's. A concept has no direction: its
 * source is `sourceLang` where it has that, else its first language. @throws FileProblem
 */
export async function* readTbx(text: string, sourceLang?: string): AsyncGenerator<FileRow> {
  const isConcept = (name: string) => name === 'conceptEntry' || name === 'termEntry';
  for await (const { record } of xmlRecords(text, isConcept)) yield* entriesOf(record, sourceLang);
}

interface Section {
  readonly lang: string;
  readonly terms: readonly { readonly words: string; readonly status: string; readonly part: string }[];
}

function entriesOf(concept: XmlNode, sourceLang: string | undefined): FileRow[] {
  const sections = childrenOf(concept, 'langSec', 'langSet').map(sectionOf);
  const source = sections.find(({ lang }) => lang === sourceLang) ?? sections[0];
  const [named] = source?.terms.filter((one) => one.status !== FORBIDDEN_STATUS) ?? [];
  if (source === undefined || named === undefined) return [];
  const facts = factsOf(concept, named.part);
  return sections
    .filter((one) => one !== source)
    .map((section) => ({
      line: concept.line,
      entry: { ...facts, ...wordsOf(section), source: named.words, sourceLang: source.lang },
    }));
}

function wordsOf({ lang, terms }: Section): Pick<FileEntry, 'target' | 'targetLang' | 'forbidden' | 'state'> {
  const forbidden = terms.filter((one) => one.status === FORBIDDEN_STATUS).map(({ words }) => words);
  const rest = terms.filter((one) => one.status !== FORBIDDEN_STATUS);
  const wanted = rest.find((one) => one.status === STATUSES[0][1]) ?? rest[0];
  const state = STATUSES.find(([, theirs]) => theirs === wanted?.status)?.[0];
  return {
    target: wanted?.words ?? '',
    targetLang: lang,
    ...(forbidden.length > 0 && { forbidden }),
    ...(state && { state }),
  };
}

function sectionOf(section: XmlNode): Section {
  return {
    lang: languageOf(section.attributes['xml:lang'] ?? section.attributes.lang ?? ''),
    terms: childrenOf(section, 'termSec', 'tig', 'ntig').map((one) => {
      // Of 2008: a group holds the term and its notes.
      const holder = childrenOf(one, 'termGrp')[0] ?? one;
      const notes = childrenOf(holder, 'termNote');
      const noteOf = (type: string) => notes.find(({ attributes }) => attributes.type === type);
      const [written, part] = [noteOf('administrativeStatus'), noteOf('partOfSpeech')];
      return {
        words: childrenOf(holder, 'term')
          .map((word) => textOf(word))
          .join(''),
        status: written ? textOf(written).trim() : '',
        part: part ? textOf(part).trim() : '',
      };
    }),
  };
}

function factsOf(concept: XmlNode, part: string): Partial<FileEntry> {
  const domain = childrenOf(concept, 'descrip').find(({ attributes }) => attributes.type === 'subjectField');
  const note = childrenOf(concept, 'note')
    .map((one) => textOf(one))
    .join('\n');
  const partOfSpeech = PARTS.find(([, theirs]) => theirs === part)?.[0];
  return {
    format: 'KEYWORD',
    ...(domain && { domain: textOf(domain) }),
    ...(note && { note }),
    ...(partOfSpeech && { partOfSpeech }),
  };
}
