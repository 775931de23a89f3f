import { useQuery } from '@tanstack/react-query';
import { recordLanguage } from '@toasoan/contract/features/glossary/glossary-kinds.ts';
import {
  type Replacement,
  type ReplacementPreview,
  rewording,
} from '@toasoan/contract/features/translation-replacements/replacement.ts';
import { LANGUAGE_FACTS } from '@toasoan/contract/vocabulary/language-facts.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { randomId } from '#web/core/random-id.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { FoundParagraphs } from './found-paragraphs.tsx';
import { type Picked, pickedIn, readyOnes } from './picked-paragraphs.ts';
import { replacementPreview, useReplace, useSayReplaced } from './replacement-queries.ts';
import styles from './replacements.module.css';

export interface ReplacementDialogProps {
  /** Codes of languages: from the first to the second one. */
  readonly pair: { readonly sourceLang: string; readonly targetLang: string };
  /** Only paragraphs whose source says this; '' for all. */
  readonly source?: string;
  readonly wordings: readonly string[];
  readonly target: string;
  readonly onApplied?: (batch: Replacement) => void;
  readonly onClose: () => void;
}

interface Asked {
  readonly wordings: readonly string[];
  readonly target: string;
}

/** Looks for a wording in all translations of a language, and replaces it where it is ticked. */
export function ReplacementDialog(props: ReplacementDialogProps) {
  const { pair, source = '', wordings, target, onApplied, onClose } = props;
  const { t } = useTranslation(['translation-replacements', 'ui']);
  const [asked, setAsked] = useState<Asked>({ wordings, target });
  const found = rewording.safeParse({ ...pair, source, ...asked });
  const lang = recordLanguage.safeParse(pair.targetLang);
  const body = found.success ? found.data : undefined;
  const projectId = useProjectId();
  const preview = useQuery(replacementPreview(projectId, body));
  const [own, setOwn] = useState<{ readonly of: ReplacementPreview; readonly picked: Picked }>();
  const shown = body === undefined ? undefined : preview.data;
  // Ticks belong to what was seen: another wording begins anew.
  const picked = shown && (own?.of === shown ? own.picked : readyOnes(shown));
  const chosen = shown && picked && pickedIn(shown, picked);
  const replace = useReplace();
  const sayReplaced = useSayReplaced();

  function send() {
    if (body === undefined || chosen === undefined) return;
    const { paragraphs, approvedIds } = chosen;
    replace.mutate(
      { body: { ...body, paragraphs, approvedIds }, idempotencyKey: randomId() },
      {
        onSuccess: (batch) => {
          sayReplaced(batch);
          onApplied?.(batch);
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('dialog.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={replace.isPending}
            disabledReason={chosen && chosen.paragraphs.length > 0 ? undefined : t('dialog.nothing')}
            onClick={send}
          >
            {t('dialog.replace', {
              paragraphs: formatNumber(chosen?.paragraphs.length ?? 0),
              translations: formatNumber(chosen?.translations ?? 0),
            })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <AskedFields asked={asked} onChange={setAsked} />
        {preview.error && body && (
          <LoadFailure
            title={t('preview.failed')}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {body && preview.isPending && <LoadingLabel label={t('preview.loading')} />}
        {shown?.translations.length === 0 && <EmptyState title={t('preview.none')} />}
        {shown && picked && (
          <FoundParagraphs
            preview={shown}
            picked={picked}
            onPick={(next) => setOwn({ of: shown, picked: next })}
            direction={lang.success ? LANGUAGE_FACTS[lang.data].direction : 'ltr'}
          />
        )}
        <p className={textStyles.hint}>{t('reminder')}</p>
      </Stack>
    </Dialog>
  );
}

interface AskedFieldsProps {
  readonly asked: Asked;
  readonly onChange: (asked: Asked) => void;
}

function AskedFields({ asked, onChange }: AskedFieldsProps) {
  const { t } = useTranslation('translation-replacements');
  const id = useId();
  return (
    <div className={styles.pair}>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-old`}>
          {t('dialog.wordings')}
        </label>
        <TagInput
          id={`${id}-old`}
          value={asked.wordings}
          onChange={(wordings) => onChange({ ...asked, wordings })}
        />
      </Stack>
      <Stack gap={1}>
        <label className={textStyles.label} htmlFor={`${id}-new`}>
          {t('dialog.target')}
        </label>
        <TextInput
          id={`${id}-new`}
          value={asked.target}
          maxLength={200}
          onChange={(target) => onChange({ ...asked, target })}
        />
      </Stack>
    </div>
  );
}
