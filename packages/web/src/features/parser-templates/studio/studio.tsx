import type { Drift } from '@toasoan/contract/features/parser-templates/drift.ts';
import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useTabPlace } from '#web/core/tabs/use-tab.ts';
import { DraftNotices } from '#web/features/drafts/public.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { DriftBar } from '../drift/drift-bar.tsx';
import { PagePanel } from './page-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import styles from './studio.module.css';
import { StudioBar } from './studio-bar.tsx';
import { StudioTabs } from './studio-tabs.tsx';
import { TestStrip } from './test-strip.tsx';
import { useStudio } from './use-studio.ts';

const FallDialog = lazyOverlay(async () => ({
  default: (await import('../drift/fall-dialog.tsx')).FallDialog,
}));
const ReplayDialog = lazyOverlay(async () => ({
  default: (await import('../replay/replay-dialog.tsx')).ReplayDialog,
}));
const VersionsDialog = lazyOverlay(async () => ({
  default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
}));

/** One template: its test pages, the chosen page beside what is read in it, and the selectors of each field. */
export function Studio({ loaded }: { readonly loaded: ParserTemplateDetail }) {
  const { t } = useTranslation('parser-templates');
  useWorkScreen();
  const studio = useStudio(loaded);
  const { state, editing } = studio;
  const [search] = useSearchParams();
  const [open, setOpen] = useState(search.get('show'));
  const [side, setSide] = useState<'page' | 'fields'>('page');
  const isNarrow = useMedia(BREAKPOINTS['--tablet']);
  useTryKey(studio.tryNow);
  const [fall, setFall] = useState<Drift>();
  const close = () => setOpen(null);
  return (
    <div className={styles.studio}>
      <FormPage
        bar={<StudioBar studio={studio} onOpen={setOpen} />}
        notice={
          <>
            <DraftNotices
              save={state.save}
              onRetry={() => void editing.flush()}
              onTakeTheirs={() => void studio.takeTheirs()}
              onKeepMine={() => void studio.keepMine()}
            />
            <DriftBar studio={studio} onCompare={setFall} />
            <TestStrip studio={studio} />
            {isNarrow && (
              <StudioTabs
                label={t('side.label')}
                tabs={[
                  { key: 'page', label: t('side.page') },
                  { key: 'fields', label: t('side.fields') },
                ]}
                current={side}
                panelId="studio-side"
                onChange={setSide}
              />
            )}
          </>
        }
        asideLabel={t('panel.label')}
        aside={
          (!isNarrow || side === 'fields') && <SidePanel studio={studio} onReplay={() => setOpen('replay')} />
        }
      >
        {(!isNarrow || side === 'page') && <PagePanel studio={studio} />}
      </FormPage>
      <Suspense>
        {open === 'replay' && <ReplayDialog template={state.record} onClose={close} />}
        {fall && <FallDialog studio={studio} fall={fall} onClose={() => setFall(undefined)} />}
        {open === 'versions' && <VersionsDialog studio={studio} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Ctrl Enter reads the test pages. */
function useTryKey(tryNow: () => Promise<void>): void {
  const { isActive } = useTabPlace();
  useEffect(() => {
    if (!isActive) return undefined;
    function press(event: KeyboardEvent) {
      if (!isPressed(event, 'Mod-Enter') || isModalOpen()) return;
      event.preventDefault();
      void tryNow();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isActive, tryNow]);
}
