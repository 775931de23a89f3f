import { createServer, type Server } from 'node:http';

/** Answers like an S3-compatible store that accepts parts, and records aborted writes. */
export function partsStore(brokenOff: readonly { name: string; since: Date }[]) {
  const givenUp: string[] = [];
  const uploads = brokenOff.map(
    ({ name, since }) =>
      `<Upload><Key>${name}</Key><UploadId>id-${name}</UploadId><Initiated>${since.toISOString()}</Initiated></Upload>`,
  );
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://store');
    request.resume().on('end', () => {
      if (request.method === 'DELETE') {
        givenUp.push(url.searchParams.get('uploadId') ?? '');
        response.writeHead(204).end();
      } else if (request.method === 'PUT') {
        response.writeHead(200, { ETag: '"part"' }).end();
      } else if (request.method === 'POST') {
        const answer =
          '<InitiateMultipartUploadResult><UploadId>begun</UploadId></InitiateMultipartUploadResult>';
        response.writeHead(200, { 'content-type': 'application/xml' }).end(answer);
      } else {
        // Two pages of it.
        const isFirst = !url.searchParams.has('key-marker');
        const page = isFirst ? uploads.slice(0, 2) : uploads.slice(2);
        const more = `<IsTruncated>${isFirst}</IsTruncated><NextKeyMarker>x</NextKeyMarker><NextUploadIdMarker>y</NextUploadIdMarker>`;
        const answer = `<ListMultipartUploadsResult>${more}${page.join('')}</ListMultipartUploadsResult>`;
        response.writeHead(200, { 'content-type': 'application/xml' }).end(answer);
      }
    });
  });
  return { server, givenUp };
}
