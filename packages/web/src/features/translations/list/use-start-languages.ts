import { useQuery } from '@tanstack/react-query';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { useState } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import { projectDetail } from '#web/features/projects/public.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { translationsOfRecord } from '../translation-queries.ts';

interface StartLanguages {
  readonly options: readonly string[];
  readonly langs: readonly string[];
  readonly choose: (langs: readonly string[]) => void;
}

/**
 * The languages that records can go into. Until the person chooses, those of the project are chosen; of one record alone
 * only those that it does not have.
 */
export function useStartLanguages(kind: TranslatedKind, records: readonly Picked[]): StartLanguages {
  const projectId = useProjectId();
  const [chosen, setChosen] = useState<readonly string[]>();
  const project = useQuery(projectDetail(projectId, projectId)).data;
  const only = records.length === 1 ? records[0]?.id : undefined;
  const { data: ofRecord } = useQuery({
    ...translationsOfRecord(projectId, kind, only ?? ''),
    enabled: only !== undefined,
  });
  const others = project?.languages.filter((lang) => lang !== project.defaultLang) ?? [];
  // A record that is not in the language of the project may go into that one too.
  const missing = only === undefined ? [] : (ofRecord?.missing ?? []);
  const offered = new Set([...others, ...missing]);
  const wanted = only === undefined && records.length > 0 ? others : missing;
  return {
    options: RECORD_LANGUAGES.filter((lang) => offered.size === 0 || offered.has(lang)),
    langs: chosen ?? RECORD_LANGUAGES.filter((lang) => wanted.includes(lang)),
    choose: setChosen,
  };
}
