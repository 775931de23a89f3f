import { tagsIn, withoutTags } from '@toasoan/contract/article/segment-tags.ts';
import { Bot, CircleX, Database, Lock, LockOpen, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { languageName } from '#web/features/projects/public.ts';
import { TextCompare } from '#web/patterns/article-compare/text-compare.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { directionOf } from '../translation-words.ts';
import type { TextMark } from './marked-text.tsx';
import { ScoreChoice } from './score-choice.tsx';
import styles from './segment-row.module.css';
import { changedShare, type ShownSegment } from './shown-segments.ts';
import { TargetField } from './target-field.tsx';
import type { OpenEditing } from './use-editing.ts';
import type { EditingSteps } from './use-editing-steps.ts';

interface CurrentTargetProps {
  readonly one: ShownSegment;
  readonly marks: readonly TextMark[];
  readonly showsMachine: boolean;
  readonly open: OpenEditing;
  readonly steps: EditingSteps;
}

/** The paragraph in hand: its field, what the machine gave, what is wrong, what the memory knows. */
export function CurrentTarget({ one, marks, showsMachine, open, steps }: CurrentTargetProps) {
  const { t } = useTranslation('translations');
  const { segment, target, label } = one;
  const { record } = open.state;
  const { editing, field, insert } = open;
  const helpId = useId();
  const isReadOnly = !record.mayEdit || segment.isLocked;
  const missing = tagsIn(segment.source).filter((tag) => !tagsIn(target).includes(tag));
  const fixes = one.findings.filter(({ fix }) => fix !== undefined);
  return (
    <>
      <TargetField
        key={segment.id}
        label={t('segment.field', { no: label, lang: languageName(record.lang) })}
        lang={record.lang}
        dir={directionOf(record.lang)}
        value={target}
        describedBy={helpId}
        onChange={(text) => editing.type(segment.id, text)}
        {...{ field, marks, isReadOnly }}
      />
      <div className={styles.tools}>
        {missing.map((tag) => (
          <Button
            key={tag}
            size="compact"
            disabledReason={isReadOnly ? t('why.locked') : undefined}
            onClick={() => insert(tag)}
          >
            {t('tag.insert', { tag })}
          </Button>
        ))}
        <ScoreChoice score={segment.score} isReadOnly={!record.mayEdit} onScore={steps.score} />
        <IconButton
          icon={segment.isLocked ? <LockOpen size={16} /> : <Lock size={16} />}
          label={segment.isLocked ? t('action.unlock') : t('action.lock')}
          shortcut="Alt L"
          disabledReason={
            record.mayEdit && (!segment.isLocked || steps.mayUnlock)
              ? undefined
              : t('disabledReason.noPermission')
          }
          onClick={steps.lock}
        />
      </div>
      {showsMachine && segment.machine !== null && segment.machine !== target && (
        <div className={styles.machine}>
          <p className={styles.machineHead}>
            <Bot size={15} aria-hidden /> {t('machine.title')}
            {segment.engine && <span className={textStyles.hint}>{segment.engine}</span>}
            <span className={styles.end}>
              {t('machine.share', { share: changedShare(segment.machine, target) })}
            </span>
            <Button
              variant="quiet"
              size="compact"
              disabledReason={isReadOnly ? t('why.locked') : undefined}
              onClick={steps.takeMachine}
            >
              {t('machine.take')}
            </Button>
          </p>
          <div lang={record.lang} dir={directionOf(record.lang)}>
            <TextCompare before={withoutTags(segment.machine)} after={withoutTags(target)} />
          </div>
        </div>
      )}
      <ul id={helpId} className={styles.findings} aria-label={t('panel.checks')}>
        {one.findings.map((finding) => {
          const place = fixes.indexOf(finding) + 1;
          const Sign = finding.severity === 'error' ? CircleX : TriangleAlert;
          return (
            <li
              key={`${finding.code} ${finding.target?.start} ${finding.text.vi}`}
              data-severity={finding.severity}
            >
              <Sign size={16} aria-hidden />
              <span>{finding.text[currentLanguage()]}</span>
              {finding.fix !== undefined && !isReadOnly && (
                <Button
                  size="compact"
                  {...(place <= 9 && { shortcut: `Alt ${place}` })}
                  onClick={() => steps.apply(finding)}
                >
                  {finding.fix.trim() === '' || finding.fix.length > 40
                    ? t('fix.plain')
                    : t('fix.to', { text: finding.fix })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {steps.memory && (
        <p className={styles.memory}>
          <Database size={15} aria-hidden /> {t('memory.title')}
          <span className={styles.percent}>
            {t('memory.score', { score: Math.round(steps.memory.score) })}
          </span>
          <span className={textStyles.ellipsis} lang={record.lang} data-tip={steps.memory.source}>
            {withoutTags(steps.memory.target)}
          </span>
          <Button
            variant="quiet"
            size="compact"
            disabledReason={isReadOnly ? t('why.locked') : undefined}
            onClick={steps.takeMemory}
          >
            {t('insert')}
          </Button>
        </p>
      )}
    </>
  );
}
