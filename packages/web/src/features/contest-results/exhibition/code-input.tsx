import type { ExhibitedWork } from '@toasoan/contract/features/contest-results/award.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { saveExhibited, useAwardChange } from '../results-queries.ts';

/** The code of a work on the wall; it is saved when the field is left. */
export function CodeInput({ work }: { readonly work: ExhibitedWork }) {
  const { t } = useTranslation('contest-results');
  const mayChange = useMay('contest.check');
  const change = useAwardChange();
  const [typed, setTyped] = useState<string>();
  if (!mayChange) return work.code;
  function leave() {
    const exhibitionCode = typed?.trim();
    setTyped(undefined);
    if (exhibitionCode === undefined || exhibitionCode === work.code) return;
    change.mutate(() => saveExhibited({ id: work.id, version: work.version, exhibitionCode }));
  }
  return (
    <TextInput
      aria-label={t('exhibition.codeOf', { number: work.number })}
      maxLength={40}
      value={typed ?? work.code}
      onChange={setTyped}
      onBlur={leave}
    />
  );
}
