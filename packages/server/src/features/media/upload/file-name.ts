import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { MAX_FILE_NAME } from '@toasoan/contract/features/media/upload.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping control characters is its purpose.
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/g;
const LONGEST_ENDING = 10;

/** A name as it may be kept and shown: the last part of a path, NFC, without what nobody sees, not too long. */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().replaceAll('\\', '/').replace(/\/+$/, '').split('/').at(-1) ?? '';
  const name = cleanOneLine(last.replace(CONTROL, '')).replace(/[. ]+$/, '');
  const ending = endingOf(name);
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1);
  const room = MAX_FILE_NAME - (ending === '' ? 0 : ending.length + 1);
  const short = [...stem].slice(0, room).join('');
  return ending === '' ? short : `${short}.${ending}`;
}

/** What follows the last dot, as it is written; '' where nothing there could be an ending. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot === -1 ? '' : name.slice(dot + 1);
  return /^[A-Za-z0-9]+$/.test(ending) && ending.length <= LONGEST_ENDING ? ending : '';
}
