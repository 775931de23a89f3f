import { type FailedAnswer, Refusal, refusalOf } from '../refusal.ts';
import type { Opened } from './entry-context.ts';
import { keep, kept } from './kept-secret.ts';

/** Without any progress for so long the line is dead, and the rest is sent over a new one. */
const STALLED_MS = 45_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 20_000;

interface Sending {
  readonly draftId: string;
  readonly file: File;
  /** Absent: a file of the work. */
  readonly purpose?: 'GUARDIAN';
  readonly onProgress: (share: number) => void;
  /** The line is gone, or it is there again. */
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly signal: AbortSignal;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | null;
}

/**
 * Sends one file over however many connections it takes, and also goes on with what an earlier page of this tab had sent
 * of it. Returns its id. @throws Refusal when the server does not take it
 */
export async function tusUpload(context: Opened, sending: Sending): Promise<string> {
  const { file, draftId, purpose = '', onWaiting, signal } = sending;
  const key = `toasoan-upload ${draftId} ${purpose} ${file.name} ${file.size} ${file.lastModified}`;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    try {
      const id = await sendRest(context, sending, key);
      if (id !== undefined) return id;
      pause = FIRST_PAUSE_MS;
    } catch (failure) {
      if (failure instanceof Refusal || signal.aborted) {
        keep(key, undefined);
        throw failure;
      }
      onWaiting(true);
      await lineOrPause(pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
    }
    onWaiting(false);
  }
}

/** Undefined: another try is needed, at once. */
async function sendRest(context: Opened, sending: Sending, key: string): Promise<string | undefined> {
  const { file, onProgress } = sending;
  const address = kept(key) ?? (await begin(context, sending, key));
  const state = await request(context, 'HEAD', address, sending);
  if (state.status === 404) {
    keep(key, undefined);
    return undefined;
  }
  checkRefusal(context, state);
  const offset = Number(state.header('upload-offset'));
  onProgress(offset / file.size);
  const ended = state.header('entry-file');
  if (ended !== null) return finished(key, ended);
  const answer = await request(context, 'PATCH', address, {
    ...sending,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: file.slice(offset),
    onSent: (bytes) => onProgress((offset + bytes) / file.size),
  });
  if (answer.status === 409) return undefined;
  checkRefusal(context, answer);
  const id = answer.header('entry-file');
  return id === null ? undefined : finished(key, id);
}

function finished(key: string, id: string): string {
  keep(key, undefined);
  return id;
}

async function begin(context: Opened, sending: Sending, key: string): Promise<string> {
  const { draftId, file, purpose } = sending;
  const named = { draftId, filename: file.name || 'file', filetype: file.type };
  const metadata = Object.entries({ ...named, ...(purpose !== undefined && { purpose }) })
    .map(([name, value]) => `${name} ${base64(value)}`)
    .join(',');
  const answer = await request(context, 'POST', `${context.base}/entries/upload`, {
    ...sending,
    headers: { 'upload-length': String(file.size), 'upload-metadata': metadata },
  });
  checkRefusal(context, answer);
  const place = answer.header('location') ?? '';
  const address = `${context.base}/entries/upload/${place.split('/').at(-1)}`;
  keep(key, address);
  return address;
}

interface Request extends Pick<Sending, 'signal'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly onSent?: (bytes: number) => void;
}

/** Only this kind of call tells how far it is. Rejects when the line breaks. */
function request(
  { token, language }: Opened,
  method: string,
  address: string,
  { headers = {}, body, onSent, signal }: Request,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, address);
    const all = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, 'accept-language': language };
    for (const [name, value] of Object.entries({ ...all, ...headers })) call.setRequestHeader(name, value);
    let waiting = 0;
    const wait = () => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => call.abort(), STALLED_MS);
    };
    const stop = () => call.abort();
    const end = () => {
      clearTimeout(waiting);
      signal.removeEventListener('abort', stop);
      removeEventListener('offline', stop);
    };
    const fail = () => {
      end();
      reject(new Error('The line broke.'));
    };
    wait();
    signal.addEventListener('abort', stop);
    addEventListener('offline', stop);
    call.upload.addEventListener('progress', ({ loaded }) => {
      wait();
      onSent?.(loaded);
    });
    call.addEventListener('abort', fail);
    call.addEventListener('error', fail);
    call.addEventListener('load', () => {
      end();
      const { status, responseText } = call;
      if (status >= 500 && status !== 507) return reject(new Error('The server is busy.'));
      resolve({ status, text: responseText, header: (name) => call.getResponseHeader(name) });
    });
    call.send(body ?? null);
  });
}

/** @throws Refusal in the server's words */
function checkRefusal({ say }: Opened, { status, text }: Answer): void {
  if (status < 400) return;
  let answer: FailedAnswer = {};
  try {
    answer = JSON.parse(text);
  } catch {
    // An answer to HEAD has no words.
  }
  throw refusalOf(answer, say('offline'));
}

/** Until the machine says that it has a line again, or some time has passed. */
function lineOrPause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
