import type { CommentTargetType } from '@toasoan/contract/features/comments/comment-states.ts';

/** A post and an event may have the same number. */
export const targetKey = (type: CommentTargetType, id: string): string => `${type}-${id}`;

export function targetOfKey(key: string): { readonly targetType: string; readonly targetId: string } {
  const [targetType = '', targetId = ''] = key.split('-');
  return { targetType, targetId };
}
