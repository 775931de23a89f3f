import {
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';
import { failureOf } from './s3-requests.ts';

/** Stores without this list remove such parts by their own rule. */
const UNKNOWN = [405, 501];

/** Multipart writes that began before this time and never ended. */
export async function* brokenOff(
  client: S3Client,
  bucket: string,
  { before, answerMs }: { readonly before: Date; readonly answerMs: number },
): AsyncGenerator<MultipartUpload> {
  let from: { KeyMarker: string; UploadIdMarker: string } | undefined;
  do {
    const page = await pageFrom(client, { Bucket: bucket, ...from }, answerMs);
    for (const upload of page?.Uploads ?? []) {
      if (upload.Initiated !== undefined && upload.Initiated < before) yield upload;
    }
    const { NextKeyMarker = '', NextUploadIdMarker = '' } = page ?? {};
    from = page?.IsTruncated ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : undefined;
  } while (from !== undefined);
}

async function pageFrom(client: S3Client, from: ListMultipartUploadsCommandInput, answerMs: number) {
  const command = new ListMultipartUploadsCommand(from);
  try {
    return await client.send(command, { abortSignal: AbortSignal.timeout(answerMs) });
  } catch (error) {
    const failure = failureOf('Writes that broke off were not listed', error);
    if (UNKNOWN.includes(failure.status ?? 0)) return undefined;
    throw failure;
  }
}
