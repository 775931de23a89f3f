import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { Sending } from '#web/core/api/sending.ts';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import type { FilmFacts } from '../reading/read-film.ts';

/** What an upload works with, apart from what is displayed. */
export interface UploadWork {
  readonly file: File;
  readonly onReady: ((media: MediaRow) => void) | undefined;
  mime: string;
  /** The upload on the server; '' before it is begun. */
  uploadId: string;
  checksum: string;
  /** The user wants it although the library has it. */
  isWanted: boolean;
  film: FilmFacts | undefined;
  poster: 'none' | 'sending' | 'sent';
  /** How often the video still was looked for since it was sent. */
  posterLooks: number;
  sending: Sending | undefined;
}

const works = new Map<string, UploadWork>();

export function addWork(
  id: string,
  file: File,
  { onReady, uploadId }: Pick<UploadWork, 'onReady' | 'uploadId'>,
): void {
  works.set(id, {
    file,
    onReady,
    mime: '',
    uploadId,
    checksum: '',
    isWanted: false,
    film: undefined,
    poster: 'none',
    posterLooks: 0,
    sending: undefined,
  });
}

export function workOf(id: string): UploadWork | undefined {
  return works.get(id);
}

export function dropWork(id: string): void {
  works.delete(id);
}

export function sendings(): readonly Sending[] {
  return [...works.values()].flatMap(({ sending }) => (sending ? [sending] : []));
}

whenPersonLeaves(() => {
  for (const sending of sendings()) sending.pause();
  works.clear();
});
