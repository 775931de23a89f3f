import {
  type Suggestion,
  type SuggestionAccept,
  suggestionAccept,
} from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ChangedWording } from './changed-wording.ts';
import styles from './suggestions.module.css';

type Keyword = NonNullable<SuggestionAccept['keyword']>;
interface Values {
  readonly source: string;
  readonly target: string;
  readonly forbidden: readonly string[];
}

const keywordSchema = suggestionAccept.shape.keyword._zod.def.innerType;

interface KeywordDialogProps {
  readonly item: Suggestion;
  /** What the suggestion puts in place of what; undefined where that is no wording. */
  readonly wording: ChangedWording | undefined;
  readonly busy: boolean;
  /** @param isApplied the paragraph takes the text, too */
  readonly onSend: (keyword: Keyword, isApplied: boolean) => void;
  readonly onClose: () => void;
}

/** A term from a suggestion: what the source says, how it is translated, and what no longer stands for it. */
export function KeywordDialog({ item, wording, busy, onSend, onClose }: KeywordDialogProps) {
  const { t } = useTranslation(['translation-suggestions', 'ui']);
  const mayApply = item.current !== null && !item.current.isLocked;
  const [isApplied, setApplied] = useState(mayApply);
  const [form] = useState(() =>
    createFormStore<Values>(
      { source: '', target: wording?.fresh ?? '', forbidden: wording ? [wording.old] : [] },
      (values) => schemaProblems(keywordSchema, values),
    ),
  );
  function send() {
    if (!form.checkAll()) return;
    const found = keywordSchema.safeParse(form.get().values);
    if (found.success) onSend(found.data, isApplied);
  }
  return (
    <Dialog
      title={t('keyword.title')}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button variant="main" busy={busy} onClick={send}>
            {t('keyword.action')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <blockquote className={styles.said}>{item.source}</blockquote>
        <Field form={form} name="source" label={t('keyword.source')} hint={t('keyword.sourceHint')} required>
          {(control) => <TextInput {...control} data-first-focus />}
        </Field>
        <Field form={form} name="target" label={t('keyword.target')} required>
          {(control) => <TextInput {...control} />}
        </Field>
        <Field form={form} name="forbidden" label={t('keyword.forbidden')} hint={t('keyword.forbiddenHint')}>
          {(control) => <TagInput {...control} />}
        </Field>
        <Checkbox
          checked={isApplied}
          disabled={!mayApply}
          onChange={(event) => setApplied(event.target.checked)}
        >
          {t('keyword.applies')}
        </Checkbox>
        <p className={textStyles.hint}>{t('keyword.hint')}</p>
      </Stack>
    </Dialog>
  );
}
