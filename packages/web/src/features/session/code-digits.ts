export const CODE_LENGTH = 6;

/** The digits in what was typed or pasted; an input method may give full-width ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** The code after digits were put in at a place; what follows them is overwritten. */
export function withDigits(code: string, at: number, digits: string): string {
  const start = Math.min(at, code.length);
  return (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, CODE_LENGTH);
}

/** The code without the digit at a place; the ones after it move up. */
export function withoutDigit(code: string, at: number): string {
  return code.slice(0, at) + code.slice(at + 1);
}
