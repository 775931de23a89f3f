const MAX_BYTES = 180;
/** What some system has a meaning for within a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const UNSAFE = /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names under which files lie side by side in any folder: no path, none twice, whatever they were called. */
export function safeNames(fileNames: readonly string[]): string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const { stem, end } = partsOf(fileName);
    let name = stem + end;
    for (let count = 2; taken.has(keyOf(name)); count += 1) name = `${stem} (${count})${end}`;
    taken.add(keyOf(name));
    return name;
  });
}

/** Systems that ignore capitals or compose letters anew must not see two as one. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function partsOf(fileName: string): { readonly stem: string; readonly end: string } {
  const clean = fileName.normalize('NFC').replace(UNSAFE, '_');
  const dot = clean.lastIndexOf('.');
  const hasEnd = dot > 0 && clean.length - dot <= 10;
  const end = hasEnd ? clean.slice(dot).replace(/[. ]+$/, '') : '';
  const stem = cut(hasEnd ? clean.slice(0, dot) : clean).replace(/^[. ]+|[. ]+$/g, '');
  return { stem: stem === '' || RESERVED.test(stem) ? `_${stem}` : stem, end };
}

function cut(text: string): string {
  let kept = '';
  for (const letter of text) {
    if (Buffer.byteLength(kept + letter) > MAX_BYTES) break;
    kept += letter;
  }
  return kept;
}
