import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  readonly name: string;
  readonly time: Date;
  /** Called when it is its turn. */
  readonly open: () => Promise<Readable>;
}

/** Writes files into a zip one after the other, uncompressed: pictures and films do not get smaller. */
export async function writeZip(
  path: string,
  files: readonly ZippedFile[],
  { signal, onFile }: { readonly signal: AbortSignal; readonly onFile: () => void },
): Promise<void> {
  const zip = new ZipFile();
  let current: Readable | undefined;
  // An unreadable file must end the zip too: otherwise it would wait for ever.
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  for (const { name, time, open } of files) {
    zip.addReadStreamLazy(name, { mtime: time, compress: false }, (give) => {
      open().then(
        (content) => {
          current = content;
          content.once('error', failed.reject);
          content.once('end', onFile);
          give(null, content);
        },
        (error: unknown) => {
          failed.reject(error);
        },
      );
    });
  }
  zip.end();
  const target = createWriteStream(path);
  const written = pipeline(zip.outputStream, target, { signal });
  try {
    await Promise.race([written, failed.promise]);
  } finally {
    current?.destroy();
    target.destroy();
    await written.catch(() => undefined);
  }
}
