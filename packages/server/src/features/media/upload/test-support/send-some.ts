import { request } from 'node:http';

interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly from: number;
  readonly bytes: Buffer;
  /** The connection breaks after this many of them; undefined: all are sent and an answer is awaited. */
  readonly cutAfter?: number;
  /** Waited for before the cut. */
  readonly beforeCut?: () => Promise<unknown>;
}

/** Sends bytes over its own connection; returns the status and headers, undefined where there was no answer. */
export async function sendSome({ url, headers, from, bytes, cutAfter, beforeCut }: Sending) {
  return await new Promise<{ status: number; headers: Record<string, unknown> } | undefined>((resolve) => {
    const call = request(url, {
      method: 'PATCH',
      agent: false,
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length),
        'upload-offset': String(from),
      },
    });
    call.on('error', () => resolve(undefined));
    call.on('close', () => resolve(undefined));
    call.on('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    if (cutAfter === undefined) call.end(bytes);
    else {
      call.write(bytes.subarray(0, cutAfter), async () => {
        await beforeCut?.();
        call.destroy();
      });
    }
  });
}
