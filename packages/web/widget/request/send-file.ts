import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { readerAttachmentEndpoints } from '@toasoan/contract/features/attachments/attachment-endpoints.ts';
import { type FailedAnswer, Refusal, refusalOf } from '../refusal.ts';
import type { RequestContext } from './request-context.ts';

type Added = DataOf<typeof readerAttachmentEndpoints.add>;

/** Without any progress for so long: nobody answers any more. However slow a line is, it moves. */
const GIVE_UP_MS = 60_000;

interface Sending {
  readonly ticket: string;
  readonly file: File;
  /** A share between 0 and 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends one file; only this kind of call tells how far it is. @throws Refusal */
export function sendFile(
  { base, language, say }: RequestContext,
  { ticket, file, onProgress }: Sending,
): Promise<Added> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', `${base}/attachments/add`);
    call.setRequestHeader('accept-language', language);
    call.setRequestHeader('content-type', 'application/octet-stream');
    call.setRequestHeader('file-name', encodeURIComponent(file.name));
    call.setRequestHeader('attachment-ticket', ticket);
    const fail = () => {
      clearTimeout(waiting);
      reject(new Refusal(say('offline')));
    };
    let waiting = 0;
    const wait = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => call.abort(), GIVE_UP_MS);
    };
    wait();
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(loaded / (total || 1));
    });
    call.addEventListener('abort', fail);
    call.addEventListener('error', fail);
    call.addEventListener('load', () => {
      clearTimeout(waiting);
      const answer = answerOf(call.responseText);
      if (answer === undefined) fail();
      else if (answer.data === undefined) reject(refusalOf(answer, say('offline')));
      else resolve(answer.data);
    });
    call.send(file);
  });
}

function answerOf(text: string): (FailedAnswer & { readonly data?: Added }) | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
