import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

/** The signed-in user as the library rules expect it. */
export function usePerson() {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  return { userId, permissions };
}
