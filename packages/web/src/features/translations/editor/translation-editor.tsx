import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import { PanelRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { languageName } from '#web/features/projects/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { LanguageChips } from './language-chips.tsx';
import { SegmentRow } from './segment-row.tsx';
import { SidePanel } from './side-panel.tsx';
import styles from './translation-editor.module.css';
import { useEditing } from './use-editing.ts';
import { useEditingKeys } from './use-editing-keys.ts';
import { useEditingSteps } from './use-editing-steps.ts';

/** One record in one language: its paragraphs beside their source, and what the checks have against them. */
export function TranslationEditor({ loaded }: { readonly loaded: TranslationDetail }) {
  const { t } = useTranslation('translations');
  useWorkScreen();
  const open = useEditing(loaded);
  const steps = useEditingSteps(open);
  useEditingKeys(steps);
  const { state, shown, current, restored } = open;
  const { record } = state;
  const [showsMachine, setShowsMachine] = useState(true);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isNarrow = useMedia(BREAKPOINTS['--laptop']);
  const rows = useRef<HTMLOListElement>(null);
  const { setLabel } = useTab();
  const label = t('row.name', { title: record.sourceTitle, lang: languageName(record.lang) });
  useEffect(() => setLabel(label), [setLabel, label]);
  useEffect(() => {
    rows.current?.querySelector(`[data-segment="${state.currentId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [state.currentId]);
  function leavePanel(segmentId: string | undefined): void {
    setPanelOpen(false);
    steps.goTo(segmentId);
  }
  return (
    <div className={styles.page} data-holds-breadcrumb>
      <div>
        <EditorBar open={open} />
        <LanguageChips record={record} shown={shown} />
        {state.save === 'failed' && <Banner tone="warning">{t('save.failedText')}</Banner>}
        {restored > 0 && <Banner tone="info">{t('restored', { count: restored })}</Banner>}
      </div>
      <div className={styles.columns}>
        <div className={styles.work}>
          <div className={styles.head}>
            <span />
            <span>{t('head.source', { lang: languageName(record.sourceLang) })}</span>
            <span className={styles.headTarget}>
              {languageName(record.lang)}
              <span className={styles.switch}>
                <Switch label={t('machine.show')} value={showsMachine} onChange={setShowsMachine} />
                <span aria-hidden>{t('machine.show')}</span>
              </span>
            </span>
          </div>
          <ol ref={rows} className={styles.rows} aria-label={t('segments')}>
            {shown.map((one) => (
              <SegmentRow
                key={one.segment.id}
                one={one}
                isCurrent={one === current}
                showsMachine={showsMachine}
                {...{ open, steps }}
              />
            ))}
          </ol>
        </div>
        {!isNarrow && (
          <aside className={styles.aside} aria-label={t('panel.label')}>
            <SidePanel open={open} steps={steps} />
          </aside>
        )}
      </div>
      <EditorFoot open={open} steps={steps}>
        {isNarrow && (
          <Button size="compact" icon={<PanelRight size={16} />} onClick={() => setPanelOpen(true)}>
            {t('panel.open')}
          </Button>
        )}
      </EditorFoot>
      {isNarrow && isPanelOpen && (
        <Drawer title={t('panel.label')} onClose={() => setPanelOpen(false)}>
          <SidePanel open={open} steps={{ ...steps, goTo: leavePanel }} />
        </Drawer>
      )}
    </div>
  );
}
