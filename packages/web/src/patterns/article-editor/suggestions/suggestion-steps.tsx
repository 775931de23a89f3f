import type { Editor } from '@tiptap/core';
import type { Suggestion } from '@toasoan/contract/article/list-suggestions.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { suggestionHere } from './decide.ts';
import { SUGGESTION_KEYS, step } from './suggestion-keys.ts';
import styles from './suggestions.module.css';

interface SuggestionStepsProps {
  readonly editor: Editor;
  readonly suggestions: readonly Suggestion[];
}

/** From one suggestion to the next, round and round. */
export function SuggestionSteps({ editor, suggestions }: SuggestionStepsProps) {
  const { t } = useTranslation('suggestions');
  const here = useEditorSnapshot(editor, suggestionHere);
  const at = suggestions.findIndex(({ id }) => id === here);
  return (
    <>
      <IconButton
        size="compact"
        icon={<ChevronUp size={16} />}
        label={t('previous')}
        shortcut={SUGGESTION_KEYS.previous}
        onClick={() => step(editor, -1, suggestions)}
      />
      <IconButton
        size="compact"
        icon={<ChevronDown size={16} />}
        label={t('next')}
        shortcut={SUGGESTION_KEYS.next}
        onClick={() => step(editor, 1, suggestions)}
      />
      <span className={styles.about}>
        {at === -1
          ? t('count', { n: suggestions.length })
          : t('countAt', { at: at + 1, n: suggestions.length })}
      </span>
    </>
  );
}
