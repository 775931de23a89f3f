import { findTerms } from '@toasoan/contract/features/glossary/term-matching.ts';
import { plainText } from '@toasoan/contract/features/translations/qa/read/plain-text.ts';
import { Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslationSuggestions } from '#web/patterns/translation-slots/translation-suggestions-slot.ts';
import { LoadingLabel } from '#web/ui/feedback/loading-label.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { PanelFacts } from './panel-facts.tsx';
import { type PanelTab, PanelTabs } from './panel-tabs.tsx';
import styles from './side-panel.module.css';
import { TermsPanel } from './terms-panel.tsx';
import type { OpenEditing } from './use-editing.ts';
import type { EditingSteps } from './use-editing-steps.ts';

interface SidePanelProps {
  readonly open: OpenEditing;
  readonly steps: EditingSteps;
}

/** Findings of all paragraphs, terms of the text, what readers suggest, and what the text has cost. */
export function SidePanel({ open, steps }: SidePanelProps) {
  const { t } = useTranslation('translations');
  const panelId = useId();
  const [tab, setTab] = useState<PanelTab>('checks');
  const { Panel } = useTranslationSuggestions();
  const { current, shown } = open;
  const { record } = open.state;
  const source = current?.segment.source ?? '';
  const here = useMemo(
    () => [...new Set(findTerms(plainText(source).text, record.terms).map(({ term }) => term))],
    [source, record.terms],
  );
  const found = shown.flatMap(({ target, findings }) => (target.trim() === '' ? [] : findings));
  return (
    <div className={styles.panel}>
      <PanelTabs
        translationId={record.id}
        current={tab}
        findings={found.length}
        hasErrors={found.some(({ severity }) => severity === 'error')}
        terms={record.terms.length}
        onChange={setTab}
        {...{ panelId }}
      />
      <div id={panelId} role="tabpanel" className={styles.shown} aria-labelledby={`${panelId}-${tab}`}>
        {tab === 'checks' && (
          <>
            <ChecksPanel open={open} steps={steps} />
            {current && here.length > 0 && (
              <TermsPanel title={t('terms.title', { no: current.label })} terms={here} open={open} />
            )}
          </>
        )}
        {tab === 'terms' && <TermsPanel title={t('terms.all')} terms={record.terms} open={open} />}
        {tab === 'suggestions' && (
          <div className={styles.suggestions}>
            <Suspense fallback={<LoadingLabel label={t('panel.loading')} />}>
              <Panel
                translationId={record.id}
                placeOf={(id) => {
                  const one = shown.find(({ segment }) => segment.id === id);
                  return one && t('where', { no: one.label });
                }}
                onOpen={steps.goTo}
                onApplied={open.reload}
              />
            </Suspense>
          </div>
        )}
      </div>
      <PanelFacts record={record} />
    </div>
  );
}
