/** Address and credentials of an S3-compatible store. */
export interface S3Address {
  /** `https://host:port` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  /** The bucket is in the path, as most stores want it, or in the host name. */
  readonly pathStyle: boolean;
}

export const S3_ADDRESS_FORM =
  'must be an address like s3://KEY:SECRET@host:9000/bucket?region=us-east-1&tls=yes&pathStyle=yes, with % / @ : ? # in key and secret written as %25 %2F %40 %3A %3F %23';

const BUCKET = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/;
const REGION = /^[a-z0-9-]{1,40}$/i;
const OPTIONS = ['region', 'tls', 'pathStyle'];

/** Undefined: not an address of the form above. */
export function s3AddressOf(value: string): S3Address | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const bucket = BUCKET.exec(url.pathname)?.[1];
  const [key, secret] = [decoded(url.username), decoded(url.password)];
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const tls = answerOf(url, 'tls');
  const pathStyle = answerOf(url, 'pathStyle');
  const isComplete = url.protocol === 's3:' && url.host !== '' && url.hash === '' && REGION.test(region);
  if (!isComplete || !hasOnlyOptions(url)) return undefined;
  if (!bucket || !key || !secret || tls === undefined || pathStyle === undefined) return undefined;
  return { endpoint: `${tls ? 'https' : 'http'}://${url.host}`, bucket, region, key, secret, pathStyle };
}

function hasOnlyOptions({ searchParams }: URL): boolean {
  const given = [...searchParams.keys()];
  return new Set(given).size === given.length && given.every((name) => OPTIONS.includes(name));
}

function answerOf({ searchParams }: URL, name: string): boolean | undefined {
  const answer = searchParams.get(name) ?? 'yes';
  return answer === 'yes' || answer === 'no' ? answer === 'yes' : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
