import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictsOf } from '#web/patterns/article-merge/model/merge-part.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import type { ArticleSession } from '../editing/article-session.ts';
import type { ArticleTypes } from '../editing/article-types.ts';
import { useSessionPart } from '../editing/session-part.ts';
import { FieldQuestion, PlaceQuestion } from './merge-questions.tsx';
import { fieldKey, placeKey, questionsOf } from './merge-texts.ts';
import styles from './merging.module.css';
import { type OpenConflict, undecided } from './open-conflict.ts';
import type { ShownFields } from './shown-fields.ts';

interface MergePanelProps<A extends ArticleTypes> {
  readonly session: ArticleSession<A>;
  readonly conflict: OpenConflict<A>;
  readonly fields: ShownFields;
}

/** The places that both changed: everything else is merged, here the person decides. */
export function MergePanel<A extends ArticleTypes>({ session, conflict, fields }: MergePanelProps<A>) {
  const { t } = useTranslation('merge');
  const readOnly = useSessionPart(session, (state) => state.readOnly);
  const frame = useRef<HTMLElement>(null);
  const { newer, merge, choices, asked } = conflict;
  const { name } = newer.updatedBy;
  const places = conflictsOf(merge.parts);
  const questions = questionsOf(merge);
  const left = undecided(conflict);

  const lead = useEffectEvent(() => {
    const first = left[0] ?? questions[0] ?? '';
    frame.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(first)}"] input`)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question and each save in vain leads there
  useEffect(lead, [merge, asked]);

  function chooseAll(kind: 'mine' | 'theirs') {
    for (const key of questions) session.choose(key, { kind });
  }
  return (
    <section ref={frame} className={styles.panel} aria-label={t('label')}>
      <Banner tone="warning">
        {t('text', { name, time: formatDateTime(new Date(newer.updateTime)), count: questions.length })}
      </Banner>
      {merge.fields.map((field) => (
        <FieldQuestion
          key={field.name}
          id={fieldKey(field)}
          field={fields[field.name] ?? { label: field.name }}
          conflict={field}
          theirName={name}
          choice={choices.get(fieldKey(field))}
          onChoose={(choice) => session.choose(fieldKey(field), choice)}
        />
      ))}
      {places.map((place, at) => (
        <PlaceQuestion
          key={placeKey(at)}
          id={placeKey(at)}
          label={t('place', { n: at + 1, count: places.length })}
          conflict={place}
          theirName={name}
          choice={choices.get(placeKey(at))}
          onChoose={(choice) => session.choose(placeKey(at), choice)}
        />
      ))}
      <Row align="center" justify="end">
        <span className={styles.left} role="status">
          {left.length > 0 ? t('left', { count: left.length }) : t('allChosen')}
        </span>
        <Button onClick={() => chooseAll('mine')}>{t('allMine')}</Button>
        <Button onClick={() => chooseAll('theirs')}>{t('allTheirs', { name })}</Button>
        {!readOnly && (
          <Button variant="main" shortcut="Ctrl S" onClick={() => void session.save()}>
            {t('save')}
          </Button>
        )}
      </Row>
    </section>
  );
}
