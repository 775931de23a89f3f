import { useVisitor } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

/** Who is signed in, as the rules of the library ask. */
export function usePerson() {
  const userId = useAuth((auth) => auth.userId);
  const { permissions } = useVisitor();
  return { userId, permissions };
}
