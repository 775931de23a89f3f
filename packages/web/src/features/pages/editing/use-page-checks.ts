import {
  type PageCheck,
  textOfPageCheck,
  unmetPageChecks,
} from '@toasoan/contract/features/pages/checklist/page-checks.ts';
import { useSyncExternalStore } from 'react';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { usePostFiles } from '#web/features/posts/public-cover.ts';
import { firstProblem, useFormPart } from '#web/ui/form/use-form.ts';
import type { PageSession } from './page-article.ts';
import type { PageValues } from './page-values.ts';

/** Reads what stands in the way of publishing now. */
function useReadUnmet(session: PageSession): () => readonly PageCheck[] {
  const media = usePostFiles(session);
  return () => {
    const { title, cover } = session.form.get().values;
    const content = session.article.document();
    return unmetPageChecks({ title: title.trim(), content, details: { cover }, media });
  };
}

export interface UnmetPageCheck {
  readonly code: string;
  readonly field: string;
  readonly label: string;
}

const described = (check: PageCheck): UnmetPageCheck => ({
  code: check.code,
  field: check.field,
  label: textOfPageCheck(check)[currentLanguage()],
});

/** Unmet checks in the order of the editor, once typing pauses. */
export function useUnmetPageChecks(session: PageSession): readonly UnmetPageCheck[] {
  const read = useReadUnmet(session);
  const codes = () =>
    read()
      .map(({ code }) => code)
      .join(' ');
  useSyncExternalStore(session.form.whenSettled, codes);
  useSyncExternalStore(session.article.watch, codes);
  return read().map(described);
}

/** The number of these fields with problems. */
export function usePageProblems(session: PageSession, fields: readonly (keyof PageValues)[]): number {
  return useFormPart(
    session.form,
    ({ problems }) => fields.filter((field) => firstProblem(problems, field)).length,
  );
}

/** The first thing that stands in the way of publishing. */
export function useFirstBlocker(session: PageSession): () => UnmetPageCheck | undefined {
  const read = useReadUnmet(session);
  return () => read().map(described)[0];
}
