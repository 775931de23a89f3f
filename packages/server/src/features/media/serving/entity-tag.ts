import { createHash } from 'node:crypto';

/** A strong tag: a stored name never holds other bytes. */
export function tagOf(storedName: string): string {
  return `"${createHash('sha256').update(storedName).digest('base64url').slice(0, 22)}"`;
}

/** Whether the asker has it already (If-None-Match compares weakly). */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  const tags = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(tag);
}

/** A part goes only with the file that the other parts are of; dates say too little for that. */
export function allowsRange(tag: string, ifRange: string | undefined): boolean {
  return ifRange === undefined || ifRange === tag;
}
