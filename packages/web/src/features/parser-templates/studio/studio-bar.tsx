import { LEAST_PASS_RATE } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { GitCompareArrows, History, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftSaveState, UndoButtons } from '#web/features/drafts/public.ts';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { TEMPLATE_LIST } from '../template-queries.ts';
import { PublishDialog } from './publish-dialog.tsx';
import styles from './studio.module.css';
import type { Studio } from './use-studio.ts';

interface StudioBarProps {
  readonly studio: Studio;
  readonly onOpen: (dialog: string) => void;
}

export function StudioBar({ studio, onOpen }: StudioBarProps) {
  const { t } = useTranslation('parser-templates');
  const { template, editing, state, isTrying } = studio;
  const [isPublishing, setPublishing] = useState(false);
  const against = useReasonAgainst(studio);
  const { currentVersion, currentSince, sources } = template;
  const facts = [
    t('bar.sources', { count: sources.length }),
    currentSince === null
      ? ''
      : t('bar.since', { no: currentVersion, day: formatDay(new Date(currentSince)) }),
  ];
  return (
    <ActionBar
      backTo={TEMPLATE_LIST}
      title={template.title}
      status={
        <>
          <span className={styles.version}>
            {template.hasDraft || state.save !== 'saved'
              ? t('bar.draft', { no: currentVersion + 1 })
              : t('version.name', { no: currentVersion })}
          </span>
          <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        </>
      }
      saveState={<DraftSaveState save={state.save} />}
    >
      <UndoButtons editing={editing} state={state} />
      <IconButton
        icon={<GitCompareArrows size={17} />}
        label={currentVersion === 0 ? t('versions.title') : t('bar.compare', { no: currentVersion })}
        disabledReason={currentVersion === 0 ? t('version.none') : undefined}
        onClick={() => onOpen('versions')}
      />
      <Button
        icon={<History size={16} />}
        disabledReason={sources.length === 0 ? t('replay.noSources') : undefined}
        onClick={() => void editing.flush().then(() => onOpen('replay'))}
      >
        {t('replay.title')}
      </Button>
      <Button
        icon={<Play size={16} />}
        shortcut="Ctrl Enter"
        busy={isTrying}
        disabledReason={template.testUrls.length === 0 ? t('test.noPages') : undefined}
        onClick={() => void studio.tryNow()}
      >
        {t('test.action')}
      </Button>
      <Button variant="main" disabledReason={against} onClick={() => setPublishing(true)}>
        {t('publish.action', { no: currentVersion + 1 })}
      </Button>
      {isPublishing && <PublishDialog studio={studio} onClose={() => setPublishing(false)} />}
    </ActionBar>
  );
}

/** Why the draft cannot read pages from now on. */
export function useReasonAgainst({ template, state, trial }: Studio): string | undefined {
  const { t } = useTranslation('parser-templates');
  if (!template.hasDraft && state.save === 'saved') return t('publish.same');
  if (template.testUrls.length === 0) return t('publish.noPages');
  if (trial === undefined) return t('publish.trying');
  const needed = Math.ceil(trial.total * LEAST_PASS_RATE);
  if (trial.passed >= needed) return undefined;
  const { passed, total } = trial;
  return t('publish.tooFew', { no: template.currentVersion + 1, passed, total, needed });
}
