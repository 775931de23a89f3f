import type { SomeBytes } from '../inspection/file-bytes.ts';
import { soundWords } from './audio-words.ts';
import { filmWords } from './film-words.ts';
import { NO_WORDS, type OwnWords } from './words.ts';

/** Pictures are rendered again and need none of it. @throws MediaRefused for impossible sizes */
export async function ownWords(file: SomeBytes, mime: string | undefined): Promise<OwnWords> {
  if (mime === 'video/mp4' || mime === 'audio/mp4') return await filmWords(file);
  return mime === 'audio/mpeg' ? await soundWords(file) : NO_WORDS;
}
