import { QueryClientProvider } from '@tanstack/react-query';
import {
  Activity,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import { holdQuiet } from '#web/core/api/quiet.ts';
import { i18n } from '#web/core/i18n/i18n.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { isUsable } from '#web/core/project/choose-on-load.ts';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { currentVisitor } from '#web/core/project/visitor.ts';
import { queryClient } from '#web/core/query/query-client.ts';
import { goTo, type Here } from '#web/core/routing/here.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import { landingOf } from '#web/core/routing/menu-model.ts';
import { setPages } from '#web/core/routing/preload-page.ts';
import { projectInUrl, withoutProject } from '#web/core/routing/project-param.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { enterProject } from '#web/core/tabs/switch-project.ts';
import { connectTabs, type UnsavedTabs } from '#web/core/tabs/tab-actions.ts';
import { activeTab } from '#web/core/tabs/tab-list.ts';
import { useTabs } from '#web/core/tabs/tab-store.ts';
import { comesBack } from '#web/core/updates/reload-page.ts';
import { ARTICLE_LINKS } from '#web/features/internal-links/in-post/lazy-article-links.tsx';
import { LazyCropDialog } from '#web/features/media/cropping/lazy-crop-dialog.tsx';
import { LazyMediaPicker } from '#web/features/media/picker/lazy-media-picker.tsx';
import { beginUploads } from '#web/features/media/upload/begin-uploads.ts';
import { LazySidebarChoice } from '#web/features/sidebars/choice/lazy-sidebar-choice.ts';
import { TRANSLATION_SUGGESTIONS } from '#web/features/translation-suggestions/lazy-translation-suggestions.ts';
import { LazyRecordTranslations } from '#web/features/translations/in-record/lazy-record-translations.ts';
import { ArticleLinksContext } from '#web/patterns/article-links/article-links-slot.ts';
import { CropDialogContext } from '#web/patterns/media/crop-slot.ts';
import { MediaPickerContext } from '#web/patterns/media/media-slot.ts';
import { type UploadFiles, UploadFilesContext } from '#web/patterns/media/upload-slot.ts';
import { SidebarChoiceContext } from '#web/patterns/sidebar-choice/sidebar-choice-slot.ts';
import { RecordTranslationsContext } from '#web/patterns/translation-slots/record-translations-slot.ts';
import { TranslationSuggestionsContext } from '#web/patterns/translation-slots/translation-suggestions-slot.ts';
import { ToastRegion } from '#web/ui/feedback/toast-region.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { ConfirmHost } from '#web/ui/overlay/confirm-host.tsx';
import { TooltipHost } from '#web/ui/overlay/tooltip-host.tsx';
import { FrameNotices } from '../notices/frame-notices.tsx';
import { rememberFocus, TabPage } from '../pages/tab-page.tsx';
import { FrameOverlays } from '../palette/frame-overlays.tsx';
import { useRows } from '../rows-context.ts';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { ErrorPage, NotFoundPage, SignInAgainPage } from '../status/status-pages.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { LoadingLine } from '../top-bar/loading-line.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import styles from './frame.module.css';
import { ERROR_PATH, labelOfPath } from './label-of-path.ts';
import { showAddress } from './show-address.ts';

const ERROR_TEXTS = { 'only-tab': 'tabs.only', 'no-url': 'tabs.no-url' } as const;

/** Gives the tabs their questions, messages and landing page, and links their pages. */
function connectFrame(rows: readonly PlacedRow[]): () => void {
  setPages(rows);
  connectTabs({
    mayLose,
    landing: () => landingOf(rows, currentVisitor()),
    showError: (error) => showToast({ tone: 'error', text: i18n.t(ERROR_TEXTS[error], { ns: 'panel' }) }),
  });
  window.addEventListener('beforeunload', warnOfChanges);
  return () => window.removeEventListener('beforeunload', warnOfChanges);
}

/** Says what is lost and what is kept; only for a loss does the user confirm. */
function mayLose({ lost, kept }: UnsavedTabs): Promise<boolean> {
  const say = (key: 'leave.text' | 'leave.kept', labels: readonly string[]) =>
    labels.length > 0
      ? [i18n.t(key, { ns: 'panel', tabs: labels.map((label) => `“${label}”`).join(', ') })]
      : [];
  return confirm({
    title: i18n.t('leave.title', { ns: 'panel' }),
    text: [...say('leave.text', lost), ...say('leave.kept', kept)].join(' '),
    action: i18n.t(lost.length > 0 ? 'leave.action' : 'leave.goOn', { ns: 'panel' }),
    cancel: i18n.t('leave.stay', { ns: 'panel' }),
    ...(lost.length > 0 && { tone: 'danger' }),
  });
}

function warnOfChanges(event: BeforeUnloadEvent): void {
  const { dirty } = useTabs.getState();
  if (dirty.length > 0 && !comesBack(dirty)) event.preventDefault();
}

const uploadFiles: UploadFiles = (files, onReady) => void beginUploads(files, { onReady });

/** Gives pages what features above theirs show: the library, links, translations, sidebars and what readers suggest. */
function SlotsForPages({ children }: { readonly children: ReactNode }) {
  return (
    <MediaPickerContext value={LazyMediaPicker}>
      <CropDialogContext value={LazyCropDialog}>
        <UploadFilesContext value={uploadFiles}>
          <ArticleLinksContext value={ARTICLE_LINKS}>
            <RecordTranslationsContext value={LazyRecordTranslations}>
              <SidebarChoiceContext value={LazySidebarChoice}>
                <TranslationSuggestionsContext value={TRANSLATION_SUGGESTIONS}>
                  {children}
                </TranslationSuggestionsContext>
              </SidebarChoiceContext>
            </RecordTranslationsContext>
          </ArticleLinksContext>
        </UploadFilesContext>
      </CropDialogContext>
    </MediaPickerContext>
  );
}

const CONTENT_ID = 'content';

/** Side menu, top bar and the tabbed page area; without a session only pages that need none. */
export function Frame({ here }: { readonly here: Here }) {
  const { i18n } = useTranslation('panel');
  const isGuest = !useAuth(isSignedIn);
  const rows = useRows();
  useTabOfLocation(here, i18n.language, !isGuest);
  useEffect(() => connectFrame(rows), [rows]);
  return (
    <QueryClientProvider client={queryClient}>
      <FrameTitle guestLabel={isGuest ? labelOfPath(rows, here.pathname, i18n.language) : undefined} />
      <FrameBody guestPath={isGuest ? here.pathname : undefined} />
    </QueryClientProvider>
  );
}

interface FrameBodyProps {
  /** The path of somebody who is not signed in. Everybody else's paths are their tabs'. */
  readonly guestPath: string | undefined;
}

/** A step from tab to tab renders none of it: only the pages change. */
const FrameBody = memo(function FrameBody({ guestPath }: FrameBodyProps) {
  const { t } = useTranslation('panel');
  const isGuest = guestPath !== undefined;
  const project = useCurrentProject();
  const collapsed = useLayout((layout) => layout.collapsed);
  return (
    <>
      <div className={styles.frame} data-collapsed={collapsed} data-project-color={project?.color}>
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {t('frame.skip')}
        </a>
        <SideMenu />
        <div className={styles.column}>
          <TopBar isGuest={isGuest} />
          <LoadingLine />
          <FrameNotices />
          {!isGuest && <TabBar />}
          <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
            {isGuest ? (
              <GuestPage pathname={guestPath} />
            ) : (
              <SlotsForPages>
                <TabPages />
              </SlotsForPages>
            )}
          </main>
        </div>
      </div>
      {!isGuest && <FrameOverlays />}
      <ToastRegion />
      <ConfirmHost />
      <TooltipHost />
    </>
  );
});

interface FrameTitleProps {
  /** Without a session there is no tab to name the page. */
  readonly guestLabel: string | undefined;
}

/** Names the browser tab. It is apart, so that a new label renders no frame. */
function FrameTitle({ guestLabel }: FrameTitleProps) {
  const { t } = useTranslation('app');
  const project = useCurrentProject();
  const tabLabel = useTabs(({ list }) => activeTab(list)?.label ?? '');
  useDocumentTitle(guestLabel ?? tabLabel, guestLabel === undefined ? (project?.name ?? '') : '', t('area'));
  return null;
}

/** Every visit to a path of the panel activates its tab or opens one. */
function useTabOfLocation(here: Here, language: string, isOn: boolean): void {
  const rows = useRows();
  const { pathname, search } = here;
  useLayoutEffect(() => {
    if (!isOn) return;
    const url = pathname + search;
    if (projectInUrl(url) === '') showAddress(rows, url, language);
    else void followLink(url);
  }, [rows, pathname, search, language, isOn]);
}

/** A link that names a project switches to it, if it is one of the user's, and then drops the name. */
async function followLink(url: string): Promise<void> {
  const projectId = projectInUrl(url);
  const isOther = projectId !== useLayout.getState().projectCurrentId;
  const stays =
    isOther && isUsable(useProjects.getState().data, projectId) && !(await enterProject(projectId));
  const back = activeTab(useTabs.getState().list)?.url;
  goTo(stays && back ? back : withoutProject(url), { replace: true });
}

/** The panel without a session; a guarded path gets here only with a token without a user. */
function GuestPage({ pathname }: { readonly pathname: string }) {
  const placed = matchRow(useRows(), pathname);
  return <Suspense>{pageOf(pathname, placed !== undefined)}</Suspense>;
}

function pageOf(pathname: string, isKnown: boolean) {
  if (pathname === ERROR_PATH) return <ErrorPage />;
  return isKnown ? <SignInAgainPage /> : <NotFoundPage />;
}

/** The pages of all open tabs; hidden ones keep their state, restored ones mount when first shown. */
function TabPages() {
  const { tabs, activeId } = useTabs(({ list }) => list);
  const shown = useTabs((state) => state.shown);
  // The first page comes right behind the frame: rendered and laid out together, they would be one long task.
  const isBehindFrame = useDeferredValue(true, false);
  useLayoutEffect(() => {
    if (isBehindFrame) return undefined;
    rememberFocus();
    return holdQuiet();
  }, [isBehindFrame]);
  if (!isBehindFrame) return null;
  return tabs
    .filter(({ id }) => shown.includes(id))
    .map((tab) => (
      <Activity key={tab.id} mode={tab.id === activeId ? 'visible' : 'hidden'}>
        <TabPage tab={tab} />
      </Activity>
    ));
}
