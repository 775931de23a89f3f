import { type FileType, typeOfMime, typeOfName } from '@toasoan/contract/features/media/file-types.ts';
import { contentType } from './content-type.ts';

export const REFUSALS = ['EMPTY', 'SVG', 'NOT_SUPPORTED', 'TYPE_LIES', 'TOO_LARGE'] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Refused {
  readonly refusal: Refusal;
  /** As in the file's name, `.heic`; '' if it has none. */
  readonly extension: string;
  /** For TOO_LARGE, in MB. */
  readonly limit: number;
}

const MB = 1024 * 1024;
const ARCHIVE = 'application/zip';

/** The type of a file, or the reason to refuse it; the server checks everything and decides. */
export function checkFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  head: Uint8Array,
): { readonly type: FileType } | Refused {
  const refused = (refusal: Refusal, limit = 0): Refused => ({
    refusal,
    extension: extensionOf(name),
    limit,
  });
  if (size === 0) return refused('EMPTY');
  const found = contentType(head);
  if (found === 'image/svg+xml' || extensionOf(name) === '.svg') return refused('SVG');
  const named = typeOfName(name);
  const type = typeByBoth(found, named);
  if (!type) return refused(named && found !== 'image/heic' ? 'TYPE_LIES' : 'NOT_SUPPORTED');
  return size > type.maxBytes ? refused('TOO_LARGE', type.maxBytes / MB) : { type };
}

/** The content decides; the name decides where content is ambiguous and among archive formats. */
function typeByBoth(found: string, named: FileType | undefined): FileType | undefined {
  if (found === '') return named?.mime === 'audio/mpeg' ? named : undefined;
  if (found === ARCHIVE) return named?.mime.includes('openxmlformats') ? named : undefined;
  // Some recordings carry a video brand; the type from the name fits both.
  if (found === 'video/mp4' && named?.mime === 'audio/mp4') return named;
  return typeOfMime(found);
}

function extensionOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at <= 0 ? '' : name.slice(at).toLowerCase();
}
