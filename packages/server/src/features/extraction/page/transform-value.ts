import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';

type Transform = FieldSelector['transform'][number];

const PARTS = /\s+[|»›>–—-]\s+|\s*[|»›>/]\s*/;
/** "Tác giả: …", "(Báo Ví Dụ) – …". */
const PREFIX = /^(?:\([^()]{1,60}\)\s*[-–—:]+\s*|[^:]{1,40}:\s+|[\p{Lu}\d .,]{2,40}\s[-–—]\s)/u;

const TRANSFORMS: Readonly<Record<Transform, (value: string) => string>> = {
  STRIP_PREFIX: (value) => value.replace(PREFIX, ''),
  FIRST_PART: (value) => partsOf(value)[0] ?? '',
  LAST_PART: (value) => partsOf(value).at(-1) ?? '',
  SENTENCE_CASE: (value) => {
    const lower = value.toLocaleLowerCase('vi');
    return lower.charAt(0).toLocaleUpperCase('vi') + lower.slice(1);
  },
};

export function transformed(value: string, transforms: readonly Transform[]): string {
  return transforms.reduce((current, name) => TRANSFORMS[name](current), value).trim();
}

function partsOf(value: string): string[] {
  return value.split(PARTS).filter((part) => part.trim() !== '');
}
