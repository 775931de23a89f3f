import { dropInvisible } from '../core/text.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** NFC without the characters that nobody types on purpose. Pasted text is full of them, so they are no error. */
export function cleanArticleText(text: string): string {
  return dropInvisible(text.normalize('NFC')).replace(CONTROL, '');
}

/** UTF-8 bytes of a well-formed text. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    // Each half of a surrogate pair counts two of its four bytes.
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff)) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}
