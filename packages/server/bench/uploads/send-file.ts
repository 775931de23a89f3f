import { request } from 'node:http';

export interface Sender {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A file that generates its bytes on demand, so that a large one needs no memory of the bench. */
export interface FileToSend {
  readonly name: string;
  readonly size: number;
  readonly bytes: (first: number, length: number) => Buffer;
}

const PATH = '/api/admin/media/upload';
const TUS = { 'tus-resumable': '1.0.0' };
/** The size of one request of the console on a fast connection. */
const PART = 32 * 1024 * 1024;

/** Starts an upload. @returns its id. */
export async function beginUpload(sender: Sender, { name, size }: FileToSend): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const { headers } = await call(sender, 'POST', PATH, {
    'upload-length': String(size),
    'upload-metadata': metadata,
  });
  return String(headers.location).split('/').at(-1) ?? '';
}

export async function offsetOf(sender: Sender, id: string): Promise<number> {
  const { headers } = await call(sender, 'HEAD', `${PATH}/${id}`, {});
  return Number(headers['upload-offset']);
}

/** Sends all missing bytes. @returns the id of the file. */
export async function sendRest(sender: Sender, id: string, file: FileToSend, from = 0): Promise<string> {
  let mediaId: unknown;
  for (let at = from; at < file.size; ) {
    const part = file.bytes(at, Math.min(PART, file.size - at));
    const { headers } = await call(sender, 'PATCH', `${PATH}/${id}`, offset(at), part);
    at = Number(headers['upload-offset']);
    mediaId = headers['media-id'];
  }
  return String(mediaId);
}

/** Sends some bytes and cuts the connection. */
export async function sendAndCut(sender: Sender, id: string, from: number, bytes: Buffer): Promise<void> {
  const more = { ...offset(from), 'content-length': String(bytes.length + 1_000) };
  await new Promise<void>((resolve) => {
    const { port, headers } = sender;
    const path = `${PATH}/${id}`;
    const sent = request({
      port,
      path,
      method: 'PATCH',
      agent: false,
      headers: { ...headers, ...TUS, ...more },
    });
    sent.on('error', () => undefined);
    sent.on('close', resolve);
    sent.write(bytes, () => setTimeout(() => sent.destroy(), 10));
  });
}

const offset = (from: number) => ({
  'upload-offset': String(from),
  'content-type': 'application/offset+octet-stream',
});

type Headers = Readonly<Record<string, unknown>>;

async function call(
  { port, headers }: Sender,
  method: string,
  path: string,
  more: Readonly<Record<string, string>>,
  body?: Buffer,
): Promise<{ readonly headers: Headers }> {
  return await new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers: { ...headers, ...TUS, ...more } }, (response) => {
      response.resume();
      response.on('end', () => {
        if ((response.statusCode ?? 0) < 300) resolve({ headers: response.headers });
        else reject(new Error(`${method} ${path} was answered with ${response.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
