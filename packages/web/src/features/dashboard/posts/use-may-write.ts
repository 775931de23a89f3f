import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { useVisitor } from '#web/core/project/visitor.ts';

/** Whether the user may create a post in the current project. */
export function useMayWrite(): boolean {
  const visitor = useVisitor();
  return canEnter(AREA_RULES.posts, visitor) && visitor.permissions.includes('post.create');
}
