import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { someBytes } from './content.ts';
import { writeAsS3Does } from './s3-writes.ts';

interface S3Server {
  /** What STORAGE_URL takes. */
  readonly url: string;
  /** Has files of one byte from now on, without a call. */
  readonly lay: (names: readonly string[]) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** An S3-compatible store on a free port, with an empty bucket. */
export async function startS3(bucket = 'toasoan-tep'): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-s3-'));
  const [directory, aside] = [join(folder, 'store'), join(folder, 'aside')];
  await mkdir(aside);
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  writeAsS3Does(server.store, aside);
  // It takes an end of 0 for none.
  const { getObject } = server.store;
  server.store.getObject = async (...[inBucket, name, range]) =>
    await getObject.call(
      server.store,
      inBucket,
      name,
      range.end === 0 ? { ...range, end: Object(0) } : range,
    );
  const { port } = await server.run();
  const lay = async (names: readonly string[]) => {
    const content = someBytes(1);
    for (const key of names) await server.store.putObject({ bucket, key, content, metadata: {} });
  };
  const end = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?tls=no`, lay, end };
}
