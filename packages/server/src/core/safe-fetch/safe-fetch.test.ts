import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { checkedConnector, type FindAddresses } from './checked-connector.ts';
import { createSafeFetch, type SafeRequest } from './safe-fetch.ts';
import { SELF_SIGNED } from './test-support/self-signed.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on the loopback address; its origin. */
async function serverThat(answer: Answer): Promise<{ readonly host: string; readonly origin: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, origin: `http://${host}` };
}

/** Fetches from allowed hosts; any other name has these addresses, in turn. */
function fetcher(allowedHosts: readonly string[], ...turns: readonly string[][]) {
  const asked: string[] = [];
  const find: FindAddresses = async (host) => {
    const addresses = turns[Math.min(asked.length, turns.length - 1)] ?? [];
    asked.push(host);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { asked, ...createSafeFetch({ allowedHosts, find }) };
}

const refused = (reason: string) => expect.objectContaining({ name: 'FetchRefused', reason });

test('an answer of an allowed host is returned with status, headers and body', async () => {
  const { host, origin } = await serverThat((request, response) => {
    response.writeHead(404, { 'x-method': request.method }).end('không có');
  });
  const answer = await fetcher([host]).fetch(`${origin}/nowhere`);
  expect(answer).toMatchObject({ status: 404, url: `${origin}/nowhere`, headers: { 'x-method': 'GET' } });
  expect(answer.body.toString()).toBe('không có');
});

test('a POST sends its body and headers', async () => {
  const { host, origin } = await serverThat(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.end(`${request.headers['content-type']} ${Buffer.concat(chunks)}`);
  });
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":"ă"}',
  } as const;
  const answer = await fetcher([host]).fetch(origin, request);
  expect(answer.body.toString()).toBe('application/json {"a":"ă"}');
});

test('a host that is not allowed gets no connection', async () => {
  let requests = 0;
  const { origin } = await serverThat((_, response) => {
    requests += 1;
    response.end();
  });
  await expect(fetcher([]).fetch(origin)).rejects.toEqual(refused('private'));
  await expect(fetcher([]).fetch(origin.replace('127.0.0.1', '[::ffff:7f00:1]'))).rejects.toEqual(
    refused('private'),
  );
  expect(requests).toBe(0);
});

test.each([
  ['one private address', ['127.0.0.1']],
  ['a public and a private address', ['93.184.216.34', '10.0.0.1']],
  ['the metadata address', ['169.254.169.254']],
  ['a mapped address', ['::ffff:127.0.0.1']],
])('a name that leads to %s is refused', async (_, addresses) => {
  await expect(fetcher([], addresses).fetch('https://rebind.example/')).rejects.toEqual(refused('private'));
  await expect(fetcher([], addresses).check('https://rebind.example/')).rejects.toEqual(refused('private'));
});

test('a name that is private only at its second answer is refused when it is fetched', async () => {
  const { check, fetch, asked } = fetcher([], ['93.184.216.34'], ['127.0.0.1']);
  await check('https://rebind.example/');
  await expect(fetch('https://rebind.example/')).rejects.toEqual(refused('private'));
  expect(asked).toHaveLength(2);
});

test('a fetch asks for the addresses of a name once', async () => {
  const { asked, fetch } = fetcher([], ['127.0.0.1'], ['93.184.216.34']);
  await expect(fetch('https://rebind.example/')).rejects.toEqual(refused('private'));
  expect(asked).toEqual(['rebind.example']);
});

test('a name without addresses is not found', async () => {
  await expect(fetcher([], []).fetch('https://nobody.example/')).rejects.toEqual(refused('notFound'));
});

test('redirects are followed, five at most', async () => {
  const { host, origin } = await serverThat((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('there');
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  const { fetch } = fetcher([host]);
  expect((await fetch(`${origin}/5`)).body.toString()).toBe('there');
  await expect(fetch(`${origin}/6`)).rejects.toEqual(refused('redirects'));
  expect(await fetch(`${origin}/1`, { maxRedirects: 0 })).toMatchObject({ status: 302 });
});

test.each([
  ['http://127.0.0.1:1/', 'private'],
  ['http://169.254.169.254/latest/', 'private'],
  ['//[::1]/', 'private'],
  ['http://private.example/', 'private'],
  ['file:///etc/passwd', 'scheme'],
  ['http://a:b@example.com/', 'userinfo'],
  ['http://example.com:22/', 'port'],
  ['http://[', 'address'],
])('a redirect to %s is checked like the first address: %s', async (location, reason) => {
  const { host, origin } = await serverThat((_, response) => response.writeHead(307, { location }).end());
  await expect(fetcher([host], ['10.0.0.1']).fetch(origin)).rejects.toEqual(refused(reason));
});

test('a redirect to another origin carries no credentials, one to the same origin does', async () => {
  const seen: unknown[] = [];
  const note: Answer = (request, response) => {
    const { authorization, cookie, accept } = request.headers;
    seen.push({ authorization, cookie, accept });
    response.end();
  };
  const other = await serverThat(note);
  const { host, origin } = await serverThat((request, response) => {
    if (request.url === '/here') return note(request, response);
    const location = request.url === '/away' ? other.origin : '/here';
    response.writeHead(302, { location }).end();
  });
  const headers = { authorization: 'Bearer x', cookie: 'a=1', accept: 'text/html' };
  const { fetch } = fetcher([host, other.host]);
  await fetch(`${origin}/same`, { headers });
  await fetch(`${origin}/away`, { headers });
  expect(seen).toEqual([headers, { accept: 'text/html' }]);
});

test.each([
  [302, 'GET', ''],
  [303, 'GET', ''],
  [307, 'POST', 'x'],
  [308, 'POST', 'x'],
])('a POST that is answered by %i continues as %s', async (status, method, body) => {
  const { host, origin } = await serverThat(async (request, response) => {
    if (request.url === '/') return void response.writeHead(status, { location: '/next' }).end();
    let text = '';
    for await (const chunk of request) text += String(chunk);
    response.end(`${request.method} ${text}`);
  });
  const answer = await fetcher([host]).fetch(origin, { method: 'POST', body: 'x' });
  expect(answer.body.toString()).toBe(`${method} ${body}`);
});

const BIG = Buffer.alloc(8 * 1024 * 1024);
test.each([
  ['plain', {}, BIG],
  ['gzip', { 'content-encoding': 'gzip' }, gzipSync(BIG)],
  ['brotli', { 'content-encoding': 'br' }, brotliCompressSync(BIG)],
])('a %s body of more than 5 MB decoded bytes is refused', async (_, headers, bytes) => {
  const { host, origin } = await serverThat((_request, response) =>
    response.writeHead(200, headers).end(bytes),
  );
  await expect(fetcher([host]).fetch(origin)).rejects.toEqual(refused('tooLarge'));
});

test('a body that may be cut ends at its limit', async () => {
  const { host, origin } = await serverThat((_, response) => response.end(BIG));
  const answer = await fetcher([host]).fetch(origin, { maxBytes: 1_000, cutsBody: true });
  expect(answer.body).toHaveLength(1_000);
});

test.each([
  ['gzip', gzipSync('xin chào')],
  ['br', brotliCompressSync('xin chào')],
  ['identity', Buffer.from('xin chào')],
])('one encoding is undone: %s', async (encoding, bytes) => {
  const { host, origin } = await serverThat((_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
  );
  expect((await fetcher([host]).fetch(origin)).body.toString()).toBe('xin chào');
});

test.each([
  ['two encodings', 'gzip, gzip', gzipSync(gzipSync('x'))],
  ['an unknown encoding', 'compress', Buffer.from('x')],
  ['a body that is not what it says', 'gzip', Buffer.from('plain text')],
  ['a body that breaks off', 'gzip', gzipSync(Buffer.alloc(10_000)).subarray(0, 20)],
])('%s is refused', async (_, encoding, bytes) => {
  const { host, origin } = await serverThat((_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
  );
  await expect(fetcher([host]).fetch(origin)).rejects.toEqual(refused('encoding'));
});

const soon: SafeRequest = { totalMs: 400, headersMs: 200 };

test.each<[string, Answer]>([
  ['sends no headers', () => undefined],
  ['sends headers and no body', (_, response) => response.writeHead(200).flushHeaders()],
  [
    'sends its body byte by byte',
    (_, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    },
  ],
  [
    'redirects slowly',
    (_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150);
    },
  ],
])('a server that %s is given up in time', async (_, answer) => {
  const { host, origin } = await serverThat(answer);
  await expect(fetcher([host]).fetch(origin, soon)).rejects.toEqual(refused('slow'));
});

test('a server that sends endless headers, or none that are HTTP, is refused', async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`);
  });
  const plain = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.end('SSH-2.0-OpenSSH\r\n');
  });
  for (const [one, reason] of [
    [server, 'tooLarge'],
    [plain, 'network'],
  ] as const) {
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    closing.push(() => one.close());
    const host = `127.0.0.1:${(one.address() as AddressInfo).port}`;
    await expect(fetcher([host]).fetch(`http://${host}/`, soon)).rejects.toEqual(refused(reason));
  }
});

test('a closed port is a failure of the network', async () => {
  const { host, origin } = await serverThat((_, response) => response.end());
  for (const close of closing.splice(0)) close();
  await expect(fetcher([host]).fetch(origin)).rejects.toEqual(refused('network'));
});

test('a caller who no longer waits ends the exchange', async () => {
  const { host, origin } = await serverThat(() => undefined);
  const signal = AbortSignal.timeout(50);
  await expect(fetcher([host]).fetch(origin, { signal })).rejects.toMatchObject({ name: /Abort|Timeout/ });
});

test('a connection to a number that no name was looked up for is closed when it is private', async () => {
  const { origin } = await serverThat((_, response) => response.end());
  const { hostname, port } = new URL(origin);
  const connect = checkedConnector(async () => [{ address: '93.184.216.34', family: 4 }], false);
  const outcome = await new Promise((resolve) => {
    connect({ hostname, port, protocol: 'http:' }, (...[error]) => resolve(error));
  });
  expect(outcome).toEqual(refused('private'));
});

test('a server whose certificate nobody vouches for is refused', async () => {
  const server = createTlsServer(SELF_SIGNED, (_, response) => response.end('secret'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(fetcher([host]).fetch(`https://${host}/`)).rejects.toEqual(refused('tls'));
});

test('a server whose certificate is vouched for is fetched under its name', async () => {
  const server = createTlsServer(SELF_SIGNED, (_, response) => response.end('secret'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const find: FindAddresses = async () => [{ address: '127.0.0.1', family: 4 }];
  const allowedHosts = [`127.0.0.1:${port}`, `other.example:${port}`];
  const { fetch } = createSafeFetch({ allowedHosts, find, ca: SELF_SIGNED.cert });
  expect((await fetch(`https://127.0.0.1:${port}/`)).body.toString()).toBe('secret');
  await expect(fetch(`https://other.example:${port}/`)).rejects.toEqual(refused('tls'));
});
