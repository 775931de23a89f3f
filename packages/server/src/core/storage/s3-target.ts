import type { S3Client } from '@aws-sdk/client-s3';

/** A file of a bucket, and who asks for it. */
export interface S3Target {
  readonly client: S3Client;
  readonly bucket: string;
  readonly name: string;
}
