import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Target } from './s3-target.ts';

/** One part after the other, then all at once a file; given up as a whole when one fails. */
export async function putInParts(
  { client, bucket, name }: S3Target,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  mime: string,
): Promise<void> {
  const at = { Bucket: bucket, Key: name };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType: mime }));
  const sent: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
  const send = async (Body: Buffer) => {
    const PartNumber = sent.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
    sent.push({ PartNumber, ETag });
  };
  try {
    await send(first);
    for await (const part of rest) await send(part);
    const MultipartUpload = { Parts: sent };
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload }));
  } catch (error) {
    // What cannot be given up now is removed with all that broke off.
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  }
}
