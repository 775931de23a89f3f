/** Endings of addresses that readers write without "http". */
const ENDINGS = new Set(
  'com net org info biz vn asia io co me tv app dev xyz shop top site online store club live pro vip link page blog win bet click fun icu cc ru cn vidu example'.split(
    ' ',
  ),
);
const WITH_PROTOCOL = /^(?:h(?:tt|xx)ps?:\/\/|www\.)\S/i;
const LABELS = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const EDGES = /^[([{"'“<]+|[)\]}"'”>.,;:!?…]+$/g;
const HIDDEN_DOT = /\[\.\]|\(\.\)|\[dot\]|\(dot\)|\(chấm\)/gi;
const CHUNK = /\S+/g;
/** Nobody writes longer addresses; what is longer has no blank where it should. */
const LONGEST = 500;

export interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Addresses of the web in a text, also without "http" and with a hidden dot. */
export function findLinks(text: string): Place[] {
  const places: Place[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const short = chunk.slice(0, LONGEST);
    if (!isLink(short)) continue;
    const lead = /^[([{"'“<]*/.exec(short)?.[0].length ?? 0;
    const shown = short.replace(EDGES, '');
    places.push({ start: index + lead, end: index + lead + shown.length, text: shown });
  }
  return places;
}

function isLink(chunk: string): boolean {
  const plain = chunk.replace(HIDDEN_DOT, '.').replace(EDGES, '');
  if (WITH_PROTOCOL.test(plain)) return true;
  const [host = '', ...path] = plain.split('/');
  if (host.includes('@') || !LABELS.test(host)) return false;
  const ending = host.slice(host.lastIndexOf('.') + 1);
  // "hay.Com" is the end of a sentence without a blank.
  const isSentence = path.length === 0 && ending.charAt(0) !== ending.charAt(0).toLowerCase();
  return ENDINGS.has(ending.toLowerCase()) && (!isSentence || host === host.toUpperCase());
}

/** Numbers of Vietnamese phones, also of the fixed network, with or without blanks, dots and brackets. */
const PHONE = /(?<![\d.])(?:\+?84|0)[ .()-]{0,3}[2-9](?:[ .()-]{0,3}\d){7,9}(?!\d)/g;

export function findPhones(text: string): Place[] {
  return [...text.matchAll(PHONE)].map(({ 0: shown, index }) => ({
    start: index,
    end: index + shown.length,
    text: shown,
  }));
}
