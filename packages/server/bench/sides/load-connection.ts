import { connect, type Socket } from 'node:net';

/** The bytes of a refusal that an error shows. */
const SHOWN = 300;
const HEAD_END = Buffer.from('\r\n\r\n');

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly text?: string;
}

/** The bytes of a request. */
export function requestOf({ method, path, port, headers, text }: Request): Buffer {
  const lines = Object.entries({
    host: `127.0.0.1:${port}`,
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text ?? ''}`);
}

interface Waiting {
  resolve(bytes: number): void;
  reject(error: Error): void;
}

/**
 * One connection that stays open and reconnects after the server has closed it. It knows only enough of HTTP to find
 * the end of an answer: the load must cost little, because the same machine answers it.
 */
export class LoadConnection {
  readonly #port: number;
  #socket: Socket | undefined;
  #waiting: Waiting | undefined;
  #head: Buffer = Buffer.alloc(0);
  /** The missing bytes of the body; undefined while the head is read. */
  #left: number | undefined;
  #isLast = false;
  /** Of the whole body. */
  #length = 0;
  /** What has come of a body that somebody reads. */
  #body: Buffer[] | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Resolves once the whole answer is there, with the bytes of its body; rejects when its status is not 200. */
  ask(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
  }

  /** The same, and reads the body. */
  async read(request: Buffer): Promise<string> {
    const body: Buffer[] = [];
    this.#body = body;
    await this.ask(request);
    return Buffer.concat(body).toString();
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => {
      if (this.#socket === socket) this.#fail(new Error('The connection ended before the answer did.'));
    });
    return socket;
  }

  #read(chunk: Buffer): void {
    if (this.#left === undefined) {
      const head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end === -1) {
        this.#head = head;
        return;
      }
      this.#head = Buffer.alloc(0);
      const begun = head.subarray(end + HEAD_END.length);
      if (!this.#understand(head.toString('latin1', 0, end), begun)) return;
      this.#take(begun);
    } else this.#take(chunk);
    if (this.#left === 0) this.#done();
  }

  #take(bytes: Buffer): void {
    this.#body?.push(bytes);
    this.#left = (this.#left ?? 0) - bytes.length;
  }

  #understand(head: string, begun: Buffer): boolean {
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
      this.#fail(new Error(`Answered with ${head.split('\r\n')[0]} ${begun.toString('utf8', 0, SHOWN)}`));
      return false;
    }
    this.#length = Number(length);
    this.#left = this.#length;
    this.#isLast = /^connection: close$/im.test(head);
    return true;
  }

  #done(): void {
    this.#left = undefined;
    this.#body = undefined;
    if (this.#isLast) this.close();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(this.#length);
  }

  #fail(error: Error): void {
    this.close();
    this.#left = undefined;
    this.#body = undefined;
    this.#waiting?.reject(error);
  }
}
