import { createHash } from 'node:crypto';

/** The identity of an export's item: ids alone are not unique. */
export interface ItemKey {
  /** Address of the exported site. */
  readonly site: string;
  /** WordPress's own word: post, page, category, post_tag, attachment … */
  readonly type: string;
  readonly id: string;
  /** The item's guid; a term's nicename. */
  readonly guid: string;
}

export function hashOfKey({ site, type, id, guid }: ItemKey): string {
  return hashOf(JSON.stringify([site, type, id, guid]));
}

export function hashOfSource(source: string): string {
  return hashOf(source);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
