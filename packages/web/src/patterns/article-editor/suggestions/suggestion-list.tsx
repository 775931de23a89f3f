import type { Editor } from '@tiptap/core';
import type { Suggestion } from '@toasoan/contract/article/list-suggestions.ts';
import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { decide, goTo, suggestionHere } from './decide.ts';
import { SUGGESTION_KEYS, step } from './suggestion-keys.ts';
import { SuggestionWords } from './suggestion-words.tsx';
import styles from './suggestions.module.css';
import { suggestionsOf } from './suggestions-of.ts';

const SHOWN_AT_FIRST = 30;
const EVERYBODY = '';

type Verdict = 'accept' | 'reject';

/** All suggestions of the text, one by one or all at once, of all users or of one. */
export function SuggestionList({ article }: { readonly article: LiveArticle }) {
  const { t } = useTranslation('suggestions');
  const { editor } = article;
  const all = useSyncExternalStore(article.watch, () => suggestionsOf(article.document()));
  const mayDecide = useSyncExternalStore(article.watch, () => editor.isEditable);
  const [chosen, setAuthor] = useState(EVERYBODY);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const authors = new Map(all.map(({ authorId, authorName }) => [authorId, authorName]));
  const author = authors.has(chosen) ? chosen : EVERYBODY;
  const some = author === EVERYBODY ? all : all.filter(({ authorId }) => authorId === author);

  function settle(ones: readonly Suggestion[], verdict: Verdict, at = 0): void {
    decide(
      editor,
      ones.map(({ id }) => id),
      verdict,
    );
    setSaid(
      t(verdict === 'accept' ? 'accepted' : 'rejected', { n: ones.length, left: all.length - ones.length }),
    );
    // The next one takes the place of the removed one, and the focus stays there.
    const places = list.current?.querySelectorAll<HTMLElement>('[data-go]');
    (places?.[at + 1] ?? places?.[at - 1])?.focus();
  }
  if (all.length === 0)
    return (
      <p role="status" className={textStyles.quiet}>
        {said || t('none')}
      </p>
    );
  return (
    <Stack gap={3}>
      <Row align="center">
        <SuggestionSteps editor={editor} suggestions={some} />
        {authors.size > 1 && (
          <Select
            label={t('author')}
            value={author}
            options={[
              { value: EVERYBODY, label: t('everybody') },
              ...[...authors].map(([value, label]) => ({ value, label })),
            ]}
            onChange={(value) => setAuthor(value ?? EVERYBODY)}
          />
        )}
      </Row>
      <ul ref={list} className={styles.list} data-field="suggestions">
        {some.slice(0, shown).map((suggestion, index) => (
          <li key={suggestion.id} className={styles.item}>
            <button type="button" data-go className={styles.go} onClick={() => goTo(editor, suggestion.id)}>
              <span className={textStyles.quiet}>
                {suggestion.authorName} · {t(`kind.${suggestion.kind}`)} ·{' '}
                {t('block', { n: suggestion.block + 1 })} · <DateText time={suggestion.time} />
              </span>
              <SuggestionWords suggestion={suggestion} />
            </button>
            {mayDecide && (
              <>
                <IconButton
                  size="compact"
                  icon={<Check size={16} />}
                  label={t('accept')}
                  onClick={() => settle([suggestion], 'accept', index)}
                />
                <IconButton
                  size="compact"
                  icon={<X size={16} />}
                  label={t('reject')}
                  onClick={() => settle([suggestion], 'reject', index)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {some.length > shown && (
        <Button size="compact" variant="quiet" onClick={() => setShown(shown + 100)}>
          {t('more', { n: some.length - shown })}
        </Button>
      )}
      {mayDecide && (
        <Row align="center">
          <Button size="compact" onClick={() => settle(some, 'accept')}>
            {t('acceptAll', { n: some.length })}
          </Button>
          <Button size="compact" onClick={() => settle(some, 'reject')}>
            {t('rejectAll', { n: some.length })}
          </Button>
        </Row>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </Stack>
  );
}

interface SuggestionStepsProps {
  readonly editor: Editor;
  readonly suggestions: readonly Suggestion[];
}

/** To the next suggestion, wrapping around. */
function SuggestionSteps({ editor, suggestions }: SuggestionStepsProps) {
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
      <span className={textStyles.quiet}>
        {at === -1
          ? t('count', { n: suggestions.length })
          : t('countAt', { at: at + 1, n: suggestions.length })}
      </span>
    </>
  );
}
