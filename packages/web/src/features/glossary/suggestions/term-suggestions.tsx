import { useQuery } from '@tanstack/react-query';
import type { TermSuggestion } from '@toasoan/contract/features/glossary/corrections/term-suggestion.ts';
import { Check, Lightbulb, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { termSuggestions, useAnswerSuggestion } from '../glossary-queries.ts';
import type { EntryBeginning } from '../glossary-record.ts';
import { pairWords } from '../glossary-words.ts';
import styles from './term-suggestions.module.css';

interface TermSuggestionsProps {
  /** The pair of the list; Vietnamese to English without one. */
  readonly pair: EntryBeginning;
  readonly mayEdit: boolean;
}

/** Words of the machine that editors replace again and again: each becomes a proposal, or is never shown again. */
export function TermSuggestions({ pair, mayEdit }: TermSuggestionsProps) {
  const { t } = useTranslation('glossary');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const languages = { sourceLang: pair.sourceLang ?? 'vi', targetLang: pair.targetLang ?? 'en' } as const;
  const { data } = useQuery(termSuggestions(useProjectId(), languages));
  const answer = useAnswerSuggestion();
  if (!data?.items.length) return null;
  const send = ({ source, machine, edited }: TermSuggestion, isWanted: boolean) =>
    answer.mutate({ isWanted, body: { ...languages, source, machine, edited } });
  return (
    <section className={styles.box} aria-label={t('suggestions.title')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Lightbulb size={17} aria-hidden />
        {t('suggestions.count', { count: data.items.length })}
        <span className={textStyles.hint}>{pairWords(languages)}</span>
      </button>
      <ul id={listId} hidden={!isOpen} className={styles.list}>
        {data.items.map((one) => (
          <li key={`${one.machine} ${one.edited}`}>
            <span>
              <strong>{one.source}</strong> → {one.edited} <del>{one.machine}</del>
              <span className={styles.times}>{t('suggestions.times', { count: one.times })}</span>
            </span>
            {mayEdit && (
              <Row gap={1} wrap={false}>
                <Button
                  size="compact"
                  icon={<Check size={15} />}
                  busy={answer.isPending}
                  aria-label={t('suggestions.acceptNamed', { source: one.source })}
                  onClick={() => send(one, true)}
                >
                  {t('suggestions.accept')}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  icon={<X size={15} />}
                  busy={answer.isPending}
                  aria-label={t('suggestions.dismissNamed', { source: one.source })}
                  onClick={() => send(one, false)}
                >
                  {t('suggestions.dismiss')}
                </Button>
              </Row>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
