export const CODE_LENGTH = 6;

/** The digits in typed or pasted text; an input method may produce full-width ones. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** The code after digits were inserted at a place; following digits are overwritten. */
export function withDigits(code: string, at: number, digits: string): string {
  const start = Math.min(at, code.length);
  return (code.slice(0, start) + digits + code.slice(start + digits.length)).slice(0, CODE_LENGTH);
}

/** The code without the digit at a place; the digits after it move up. */
export function withoutDigit(code: string, at: number): string {
  return code.slice(0, at) + code.slice(at + 1);
}
