import { Eye, History, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { SaveState } from '#web/patterns/form-page/save-state.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { approveTranslation, reopenTranslation, runAgain, TRANSLATION_LIST } from '../translation-queries.ts';
import { nameInSentence, STATE_TONES } from '../translation-words.ts';
import { HistoryDrawer } from './history-drawer.tsx';
import { hindrancesOf } from './shown-segments.ts';
import type { OpenEditing } from './use-editing.ts';
import { useHindranceText } from './use-hindrance-text.ts';
import { usePublicPage } from './use-public-page.ts';

/** Title, state and the steps about the whole translation. */
export function EditorBar({ open }: { readonly open: OpenEditing }) {
  const { t } = useTranslation('translations');
  const { editing, state, shown, current } = open;
  const { record, save, savedTime } = state;
  const [isBusy, setBusy] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const hindrance = useHindranceText(hindrancesOf(shown));
  const lang = nameInSentence(record.lang);
  const { stale } = record.counts;
  const page = usePublicPage(record);
  async function whole(send: Parameters<typeof editing.whole>[0]) {
    setBusy(true);
    // The call itself says what went wrong; what was typed stays.
    await editing.whole(send).catch(() => undefined);
    setBusy(false);
  }
  const notAllowed = (may: boolean) => (may ? undefined : t('disabledReason.noPermission'));
  return (
    <ActionBar
      backTo={TRANSLATION_LIST}
      title={record.sourceTitle}
      status={<StatusTag tone={STATE_TONES[record.state]}>{t(`state.${record.state}`)}</StatusTag>}
      saveState={
        <SaveState
          state={save === 'failed' ? 'waiting' : save === 'saving' ? 'saving' : 'saved'}
          isPrivate={false}
          waitsToWrite={false}
          time={savedTime ?? new Date(record.updateTime)}
        />
      }
    >
      <Button variant="quiet" icon={<History size={16} />} onClick={() => setHistoryOpen(true)}>
        {t('history.open')}
      </Button>
      <Button
        icon={<Eye size={16} />}
        disabledReason={page.hindrance}
        onClick={() => window.open(page.address, '_blank', 'noopener')}
      >
        {t('page.open', { lang })}
      </Button>
      {stale > 0 && (
        <Button
          icon={<RotateCcw size={16} />}
          disabledReason={notAllowed(record.mayEdit)}
          onClick={() => void whole((at) => runAgain(at, { what: 'stale' }))}
        >
          {t('again.all', { count: stale })}
        </Button>
      )}
      {record.state === 'APPROVED' ? (
        <Button
          icon={<Undo2 size={16} />}
          busy={isBusy}
          disabledReason={notAllowed(record.mayApprove)}
          onClick={() => void whole(reopenTranslation)}
        >
          {t('action.reopen')}
        </Button>
      ) : (
        <Button
          variant="main"
          busy={isBusy}
          disabledReason={notAllowed(record.mayApprove) ?? hindrance}
          onClick={() => void whole(approveTranslation)}
        >
          {t('action.approve')}
        </Button>
      )}
      {isHistoryOpen && current && (
        <HistoryDrawer record={record} one={current} onClose={() => setHistoryOpen(false)} />
      )}
    </ActionBar>
  );
}
