import { useQuery } from '@tanstack/react-query';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { RecordLanguage } from '@toasoan/contract/vocabulary/language.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkScreen } from '#web/core/preferences/use-work-screen.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { projectDetail } from '#web/features/projects/public.ts';
import { FormPage } from '#web/patterns/form-page/form-page.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { useNow } from '#web/ui/text/use-now.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';
import { BlockPalette } from './block-palette.tsx';
import { BlockPanel } from './block-panel.tsx';
import { Canvas } from './canvas.tsx';
import { composedPlace } from './composed-place.ts';
import { DryRun } from './dry-run.tsx';
import { LayoutBar } from './layout-bar.tsx';
import styles from './layout-editor.module.css';
import { LayoutNotices } from './layout-notices.tsx';
import { PressurePanel } from './pressure-panel.tsx';
import { TimeStrip } from './time-strip.tsx';
import { useBlockNames } from './use-block-names.ts';
import { type CanvasActions, useCanvas } from './use-canvas.ts';
import { useCanvasView } from './use-canvas-view.ts';
import { useLayoutEditing } from './use-layout-editing.ts';
import { useShownPage } from './use-shown-page.ts';

const ONLY_VIETNAMESE: readonly string[] = ['vi'];

/** The blocks of one layout: the palette, the page as readers see it, and the properties of the chosen block. */
export function LayoutEditor({ loaded }: { readonly loaded: LayoutDetail }) {
  const { t } = useTranslation('layouts');
  useWorkScreen();
  const layoutEditing = useLayoutEditing(loaded);
  const { editing, state } = layoutEditing;
  const { record: layout, content: draft } = state;
  const { setLabel } = useTab();
  const now = useNow();
  const projectId = useProjectId();
  const languages = useQuery(projectDetail(projectId, projectId)).data?.languages ?? ONLY_VIETNAMESE;
  const { view, look } = useCanvasView({
    device: loaded.device === 'MOBILE' ? 'mobile' : 'desktop',
    language: 'vi',
    categoryId: loaded.displayTargets.find(({ kind }) => kind === 'category')?.id ?? null,
  });
  const page = useShownPage(layout, draft, view, now);
  const mayPublish = useMay('layout.publish');
  // What is scheduled reaches readers by itself.
  const isOpen = layout.state !== 'ARCHIVED' && (layout.publishAt === null || mayPublish);
  const mayEdit = useMay('layout.edit') && isOpen;
  const isFixed = !mayEdit || page.isPast;
  const names = useBlockNames(layout, page);
  const canvas = useCanvas(editing, names.nameOf);
  const { chosenId, actions } = canvas;
  const nameOf = (id: string) => names.nameOf(id, canvas.added);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = page.blocks.find(({ id }) => id === chosenId);
  useEffect(() => setLabel(layout.title), [setLabel, layout.title]);

  function edit(id: string) {
    actions.choose(id);
    // After the panel of that block is there.
    requestAnimationFrame(() => heading.current?.focus());
  }
  return (
    <FormPage
      bar={<LayoutBar layoutEditing={layoutEditing} mayEdit={mayEdit} view={view} onLook={look} />}
      notice={<LayoutNotices layoutEditing={layoutEditing} />}
      asideLabel={t('panel.label')}
      aside={
        chosen ? (
          <BlockPanel
            block={chosen}
            name={nameOf(chosen.id)}
            composed={page.composed?.find(({ id }) => id === chosen.id)}
            layout={layout}
            languages={languages}
            isFixed={isFixed}
            actions={actions}
            heading={heading}
          />
        ) : (
          <PressurePanel layout={layout} view={view} />
        )
      }
    >
      <TimeStrip
        layout={layout}
        languages={languages as readonly RecordLanguage[]}
        view={view}
        page={page}
        now={now}
        onLook={look}
      />
      <div className={styles.work} data-fixed={isFixed || undefined}>
        {!isFixed && <Side actions={actions} />}
        <div className={styles.middle}>
          {page.error && <p className={textStyles.problem}>{page.error.message}</p>}
          <Canvas
            root={canvas.root}
            kind={layout.kind}
            blocks={page.blocks}
            templates={layout.templates}
            added={canvas.added}
            composed={page.composed}
            device={view.device}
            language={view.language}
            time={page.time}
            chosenId={chosenId}
            isFixed={isFixed}
            nameOf={nameOf}
            actions={actions}
            onEdit={edit}
          />
          {!isFixed && <p className={styles.keys}>{t('keys')}</p>}
          {!page.isPast && composedPlace(layout, view) && (
            <div className={styles.tray}>
              <InspectorPanel name="layout.effect" title={t('dryRun.title')} closedAtFirst>
                <DryRun layout={layout} blocks={draft} view={view} at={view.at} />
              </InspectorPanel>
            </div>
          )}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {canvas.announced}
      </p>
    </FormPage>
  );
}

/** What can be added, beside the page; above it, folded, where the window is narrow. */
function Side({ actions }: { readonly actions: CanvasActions }) {
  const { t } = useTranslation('layouts');
  const isNarrow = useMedia(BREAKPOINTS['--tablet']);
  const palette = <BlockPalette onAdd={(content, title) => actions.add(content, title)} />;
  if (!isNarrow) return <div className={styles.side}>{palette}</div>;
  return (
    <details className={styles.fold}>
      <summary>{t('palette.add')}</summary>
      {palette}
    </details>
  );
}
