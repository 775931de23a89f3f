import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { useVisitor } from '#web/core/project/visitor.ts';

/** What the user may do with the projects of their list. */
export function useProjectAccess(): { readonly mayEdit: boolean; readonly mayAdminister: boolean } {
  const visitor = useVisitor();
  return {
    mayEdit: canEnter(AREA_RULES['project-edit'], visitor),
    mayAdminister: canEnter(AREA_RULES['project-admin'], visitor),
  };
}
