interface HeldUpload {
  readonly length: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly projectId: string;
  bytes: number[];
  mediaId: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly content: Uint8Array;
}

/** A fake XMLHttpRequest that speaks tus 1.0 like the server and can be made to fail. */
export class TusStandIn {
  readonly uploads = new Map<string, HeldUpload>();
  readonly asked: Asked[] = [];
  /** Answers returned in turn in place of the correct ones. */
  readonly refusals: Answer[] = [];
  /** Cuts the next PATCH after this many bytes, once for each number. */
  readonly cuts: number[] = [];
  /** While true, PATCH is not answered. */
  isHeld = false;
  #waiting: (() => void)[] = [];
  #next = 1;

  readonly #mediaIdOf: (metadata: Readonly<Record<string, string>>) => string;

  constructor(mediaIdOf: (metadata: Readonly<Record<string, string>>) => string) {
    this.#mediaIdOf = mediaIdOf;
    const answer = (asked: Asked) => this.answer(asked);
    window.XMLHttpRequest = class extends StandInRequest {
      protected answerTo(asked: Asked): Promise<Answer | 'cut'> {
        return answer(asked);
      }
    } as unknown as typeof XMLHttpRequest;
  }

  release(): void {
    this.isHeld = false;
    for (const go of this.#waiting) go();
    this.#waiting = [];
  }

  methods(): string {
    return this.asked.map(({ method }) => method).join(' ');
  }

  async answer(asked: Asked): Promise<Answer | 'cut'> {
    this.asked.push(asked);
    if (!navigator.onLine) return 'cut';
    const refusal = this.refusals.shift();
    if (refusal) return refusal;
    if (asked.method === 'POST') return this.#begin(asked);
    const id = asked.path.split('/').at(-1) ?? '';
    const upload = this.uploads.get(id);
    if (!upload) return { status: 404 };
    if (asked.method === 'DELETE') {
      this.uploads.delete(id);
      return { status: 204 };
    }
    if (asked.method === 'PATCH') {
      if (this.isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return this.#take(upload, asked);
    }
    return { status: 200, headers: this.#headersOf(upload) };
  }

  #begin({ headers }: Asked): Answer {
    const id = `upload-${this.#next}`;
    this.#next += 1;
    this.uploads.set(id, {
      length: Number(headers.get('upload-length')),
      metadata: decoded(headers.get('upload-metadata') ?? ''),
      projectId: headers.get('project-id') ?? '',
      bytes: [],
      mediaId: '',
    });
    return { status: 201, headers: { location: `/api/admin/media/upload/${id}` } };
  }

  #take(upload: HeldUpload, { headers, content }: Asked): Answer | 'cut' {
    if (Number(headers.get('upload-offset')) !== upload.bytes.length) return { status: 409 };
    const cut = this.cuts.shift();
    upload.bytes.push(...content.subarray(0, cut));
    if (cut !== undefined) return 'cut';
    if (upload.bytes.length === upload.length) upload.mediaId = this.#mediaIdOf(upload.metadata);
    return { status: 204, headers: this.#headersOf(upload) };
  }

  #headersOf({ bytes, length, mediaId }: HeldUpload): Record<string, string> {
    const offset = { 'upload-offset': String(bytes.length), 'upload-length': String(length) };
    return mediaId === '' ? offset : { ...offset, 'media-id': mediaId };
  }
}

function decoded(metadata: string): Record<string, string> {
  const text = (value: string) =>
    new TextDecoder().decode(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)));
  return Object.fromEntries(
    metadata.split(',').map((pair) => {
      const [key = '', value = ''] = pair.split(' ');
      return [key, text(value)];
    }),
  );
}

/** The part of XMLHttpRequest that tus-js-client uses. */
abstract class StandInRequest {
  readonly upload: { onprogress: ((event: ProgressLike) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: ((reason: unknown) => void) | null = null;
  status = 0;
  responseText = '';
  #method = '';
  #path = '';
  readonly #headers = new Headers();
  #answered = new Headers();
  #isAborted = false;

  protected abstract answerTo(asked: Asked): Promise<Answer | 'cut'>;

  open(method: string, url: string): void {
    this.#method = method;
    this.#path = new URL(url, location.href).pathname.replace(/^\/api/, '');
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }

  abort(): void {
    this.#isAborted = true;
  }

  async send(body: Blob | null): Promise<void> {
    const content = new Uint8Array((await body?.arrayBuffer()) ?? new ArrayBuffer(0));
    if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: Math.floor(body.size / 2) });
    const answer = await this.answerTo({
      method: this.#method,
      path: this.#path,
      headers: this.#headers,
      content,
    });
    if (this.#isAborted) return;
    if (answer === 'cut') {
      this.onerror?.(new Error('cut'));
      return;
    }
    this.status = answer.status;
    this.#answered = new Headers(answer.headers);
    this.responseText = answer.body === undefined ? '' : JSON.stringify(answer.body);
    this.onload?.();
  }
}

interface ProgressLike {
  readonly lengthComputable: boolean;
  readonly loaded: number;
}
