const MOST = 75;

/** Lines of at most 75 octets, a letter never cut in two. The library counts the space before a continued line too late. */
export function foldLines(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(folded)
    .join('\r\n');
}

function folded(line: string): string {
  if (Buffer.byteLength(line) <= MOST) return line;
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (size + octets > MOST) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}
