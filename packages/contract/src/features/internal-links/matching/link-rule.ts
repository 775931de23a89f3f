import type { InternalLinkTarget } from '../internal-link.ts';

/** A keyword with everything that placing links needs. */
export interface LinkRule {
  readonly id: string;
  readonly keyword: string;
  readonly variants: readonly string[];
  /** Phrases in which the keyword does not count. */
  readonly exclusions: readonly string[];
  readonly target: LinkRuleTarget;
  /** The tooltip; '' for none. */
  readonly title: string;
  readonly maxPerPost: number;
  readonly priority: number;
  readonly openNewTab: boolean;
  readonly nofollow: boolean;
  /** Categories with everything below them; empty for all posts. */
  readonly scope: readonly string[];
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly isOn: boolean;
}

/** A record by its id, or an address of the same site. */
export interface LinkRuleTarget {
  readonly type: InternalLinkTarget;
  /** Null for an address, and for a record that is gone. */
  readonly id: string | null;
  readonly url: string;
}

/** Equal for rules that lead to the same page. */
export function targetKey({ type, id, url }: LinkRuleTarget): string {
  return type === 'url' ? url : `${type}:${id}`;
}
