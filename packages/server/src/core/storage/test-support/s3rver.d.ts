/** What the tests use of a package without types. */
declare module 's3rver' {
  import type { Buffer } from 'node:buffer';
  import type { Readable } from 'node:stream';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  interface Written {
    readonly size: number;
    readonly md5: string;
  }

  interface Put {
    readonly bucket: string;
    readonly key: string;
    readonly content: Readable | Buffer;
    readonly metadata: object;
  }

  export interface Store {
    putObject: (put: Put) => Promise<Written>;
    putPart: (bucket: string, uploadId: string, partNumber: number, content: Readable) => Promise<Written>;
    putMetadata: (bucket: string, key: string, metadata: object, md5: string) => Promise<void>;
    getResourcePath: (bucket: string, key: string | undefined, resource: string) => string;
    getObject: (bucket: string, key: string, range: { start?: number; end?: number }) => Promise<unknown>;
  }

  // biome-ignore lint/style/noDefaultExport: it is the package's.
  export default class S3rver {
    readonly store: Store;
    constructor(options: Options);
    run(): Promise<{ readonly address: string; readonly port: number }>;
    close(): Promise<void>;
  }
}
