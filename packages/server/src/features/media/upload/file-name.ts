import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { MAX_FILE_NAME } from '@toasoan/contract/features/media/upload.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping control characters is its purpose.
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/g;
const LONGEST_ENDING = 10;

/** A name to store and show: the last segment of a path, NFC, without invisible characters, not too long. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().replaceAll('\\', '/').replace(/\/+$/, '').split('/').at(-1) ?? '';
  const name = cleanOneLine(last.replace(CONTROL, '')).replace(/[. ]+$/, '');
  const ending = endingOf(name);
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1);
  const room = MAX_FILE_NAME - (ending === '' ? 0 : ending.length + 1);
  const short = [...stem].slice(0, room).join('');
  return ending === '' ? short : `${short}.${ending}`;
}

/** The text after the last dot, unchanged; '' where it cannot be an extension. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot === -1 ? '' : name.slice(dot + 1);
  return /^[A-Za-z0-9]+$/.test(ending) && ending.length <= LONGEST_ENDING ? ending : '';
}
