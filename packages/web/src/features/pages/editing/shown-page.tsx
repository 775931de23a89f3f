import type { Page } from '@toasoan/contract/features/pages/page.ts';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTab } from '#web/core/tabs/use-tab.ts';
import { ArticleView } from '#web/patterns/article-editor/article-view.tsx';
import { ActionBar } from '#web/patterns/form-page/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { usePageActor } from '../page-actor.ts';
import { PAGE_LIST } from '../page-addresses.ts';
import { PageStateTag } from '../page-state-tag.tsx';
import { usePageTransition } from '../workflow/use-page-transition.tsx';
import styles from './page-editor.module.css';

/** A page that cannot be changed now, as one in the trash: its text, and the way back. */
export function ShownPage({ page }: { readonly page: Page }) {
  const { t } = useTranslation(['page-fields', 'pages']);
  const navigate = useNavigate();
  const { setLabel } = useTab();
  const { transitionsOf } = usePageActor();
  const { start, busy } = usePageTransition();
  useEffect(() => setLabel(page.title), [setLabel, page.title]);
  return (
    <Stack gap={4} pack>
      <ActionBar backTo={PAGE_LIST} title={page.title} status={<PageStateTag state={page.state} />}>
        <Button icon={<History size={16} />} onClick={() => navigate(`/manager_page/history/${page.id}`)}>
          {t('pages:action.history')}
        </Button>
        {transitionsOf(page).map((transition) => (
          <Button
            key={transition.name}
            variant="main"
            busy={busy}
            onClick={() => void start(page, transition)}
          >
            {t(`pages:transition.${transition.name}`)}
          </Button>
        ))}
      </ActionBar>
      <Banner tone="info">{t(page.state === 'TRASHED' ? 'edit.inTrash' : 'edit.notAllowed')}</Banner>
      <article className={styles.shown} lang={page.details.lang}>
        <h2 className={styles.title}>{page.title}</h2>
        {page.excerpt !== '' && <p className={styles.excerpt}>{page.excerpt}</p>}
        <ArticleView document={page.content} />
      </article>
    </Stack>
  );
}
