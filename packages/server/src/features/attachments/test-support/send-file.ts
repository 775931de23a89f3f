import type { FastifyInstance } from 'fastify';

interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly content: Buffer;
}

/** Sends one file as browsers do. */
export async function sendFile(
  app: FastifyInstance,
  url: string,
  { headers, fileName, content }: Sending,
): Promise<{ readonly status: number; readonly code: string; readonly data: { readonly id: string } }> {
  const reply = await app.inject({
    method: 'POST',
    url,
    payload: content,
    headers: {
      'content-type': 'application/octet-stream',
      'file-name': encodeURIComponent(fileName),
      ...headers,
    },
  });
  const {
    code = '',
    details,
    data,
  } = reply.json<{
    code?: string;
    details?: { rules?: readonly { code: string }[] };
    data: { id: string };
  }>();
  return { status: reply.statusCode, code: details?.rules?.[0]?.code ?? code, data };
}
