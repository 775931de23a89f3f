/**
 * What names a person in a text: numbers of identity cards (twelve digits), phones and e-mail addresses. Digits may stand
 * apart by blanks, dots, hyphens and brackets.
 */
const PERSONAL =
  /(?<![\d.])0(?!00)\d{2}(?:[ .-]?\d{3}){3}(?!\d)|(?<![\d.])(?:\+?84|0)[ .()-]{0,3}[2-9](?:[ .()-]{0,3}\d){7,9}(?!\d)|[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu;

const HIDDEN = '•';
const DIGITS_SHOWN = 3;

/** "0912.345.678" is shown as "091•.•••.•••": as long as before, so that places in the text stay true. */
export function maskPersonal(text: string): string {
  return text.replace(PERSONAL, masked);
}

function masked(found: string): string {
  const at = found.indexOf('@');
  if (at >= 0) {
    const first = String.fromCodePoint(found.codePointAt(0) ?? 0);
    return first + HIDDEN.repeat(Math.max(0, at - first.length)) + found.slice(at);
  }
  let digits = 0;
  return found.replace(/\d/g, (digit) => {
    digits += 1;
    return digits > DIGITS_SHOWN ? HIDDEN : digit;
  });
}

/** Words that were mended where they are masked, with what the mask stood for. */
export function restorePersonal(mended: string, original: string): string {
  let text = mended;
  let from = 0;
  for (const [found] of original.matchAll(PERSONAL)) {
    const mask = masked(found);
    const at = text.indexOf(mask, from);
    if (at < 0) continue;
    text = text.slice(0, at) + found + text.slice(at + mask.length);
    from = at + found.length;
  }
  return text;
}
