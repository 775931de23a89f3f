import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

interface Waiting {
  resolve(): void;
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

  constructor(port: number) {
    this.#port = port;
  }

  /** Resolves with the whole answer; rejects when its status is not 200. */
  ask(request: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket ??= this.#open();
      this.#socket.write(request);
    });
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
      if (!this.#understand(head.toString('latin1', 0, end))) return;
      this.#left = (this.#left ?? 0) - (head.length - end - HEAD_END.length);
    } else this.#left -= chunk.length;
    if (this.#left === 0) this.#done();
  }

  #understand(head: string): boolean {
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
      this.#fail(new Error(`Answered with ${head.split('\r\n')[0]}`));
      return false;
    }
    this.#left = Number(length);
    this.#isLast = /^connection: close$/im.test(head);
    return true;
  }

  #done(): void {
    this.#left = undefined;
    if (this.#isLast) this.close();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve();
  }

  #fail(error: Error): void {
    this.close();
    this.#waiting?.reject(error);
  }
}
