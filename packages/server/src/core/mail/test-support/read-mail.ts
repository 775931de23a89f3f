export interface ReceivedMail {
  readonly to: readonly string[];
  /** As they came, unfolded; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly isEncrypted: boolean;
}

/** Reads what nodemailer writes: two parts, each in base64 or quoted-printable. */
export function readMail(raw: string, to: readonly string[], isEncrypted: boolean): ReceivedMail {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1).map(partOf);
  const ofType = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  return {
    to,
    headers,
    subject: wordsOf(headers.subject ?? ''),
    text: textOf(ofType('text/plain')),
    html: textOf(ofType('text/html')),
    isEncrypted,
  };
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function partOf(raw: string): Part {
  const text = raw.replace(/^\r\n/, '');
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: text.slice(end + 4) };
}

function textOf(part: Part | undefined): string {
  if (part === undefined) return '';
  const encoding = part.headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return bytesOf(part.body.replace(/=\r\n/g, '')).toString('utf8');
  return part.body;
}

/** Encoded words of RFC 2047. */
function wordsOf(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : bytesOf(word.replace(/_/g, ' ')).toString('latin1'),
    )
    .replace(/[\u0080-\u00FF]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

function bytesOf(text: string): Buffer {
  const plain = text.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return Buffer.from(plain, 'latin1');
}
