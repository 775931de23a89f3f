import type { ReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';

/** XML forbids these, yet old databases hold them and WordPress exports them as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENCODING = /^<\?xml[^>]*?encoding=["']([\w-]{1,40})["']/;

/** The characters of a file in the encoding it names (UTF-8 otherwise), piece by piece. */
export async function* readText(file: ReadStream): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of file) {
    const bytes = chunk as Buffer;
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true }).replace(FORBIDDEN, '');
  }
  if (decoder !== undefined) yield decoder.decode();
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const named = ENCODING.exec(
    start
      .subarray(0, 200)
      .toString('latin1')
      .replace(/^\u00EF\u00BB\u00BF/, ''),
  )?.[1];
  if (named === undefined) return 'utf-8';
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return 'utf-8';
  }
}
