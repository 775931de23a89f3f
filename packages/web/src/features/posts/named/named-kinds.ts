import type { PostDetailName } from '@toasoan/contract/features/posts/post-details.ts';
import type { NamedKind } from './use-names.ts';

/** Fields that say what a post is about, in the order of the editor. */
export const NAMED_FIELDS = {
  figureIds: 'accounts',
  destinationIds: 'accounts',
  organizationIds: 'accounts',
  eventIds: 'events',
} as const satisfies Partial<Record<PostDetailName, NamedKind>>;
export type NamedFieldName = keyof typeof NAMED_FIELDS;
export const NAMED_FIELD_NAMES = Object.keys(NAMED_FIELDS) as readonly NamedFieldName[];

export function isNamedField(name: string): name is NamedFieldName {
  return Object.hasOwn(NAMED_FIELDS, name);
}
