import { useQuery } from '@tanstack/react-query';
import {
  MEDIA_USE_CLASSES,
  type MediaUse,
  type MediaUser,
} from '@toasoan/contract/features/media/media-use.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { mediaUses } from '../media-queries.ts';
import styles from './uses-list.module.css';

const ADDRESSES: Readonly<Record<MediaUser, (id: string) => string>> = {
  post: (id) => `/manager_post/view/${id}`,
  event: (id) => `/manager_event/view/${id}`,
  page: (id) => `/manager_page/edit/${id}`,
  project: () => '/view_project',
  user: (id) => `/manager_user/manager_user_account?open=${id}`,
  account: (id) => `/manager_user/manager_account_author/edit/${id}`,
  category: (id) => `/setting_post/manager_category?open=${id}`,
  contentTemplate: (id) => `/setting_post/manager_content?open=${id}`,
  footer: (id) => `/setting_page/manager_footer/${id}`,
  menu: (id) => `/setting_page/manager_menu/${id}`,
  partnerLogo: (id) => `/setting_page/manager_partnerLogo?open=${id}`,
  parserSource: (id) => `/manager_crawler/manager_parser_source?open=${id}`,
  tag: (id) => `/setting_post/manager_tag?open=${id}`,
  media: (id) => `/manager_media?open=${id}`,
};

/** Every record that uses a file. */
export function UsesList({ id }: { readonly id: string }) {
  const uses = useQuery(mediaUses(useProjectId(), id));
  if (uses.error) return <p className={textStyles.hint}>{uses.error.message}</p>;
  if (!uses.data) return <Skeleton height="40px" />;
  return <UseGroups uses={uses.data} />;
}

/** Public uses first, then drafts, then kept versions. */
export function UseGroups({ uses }: { readonly uses: readonly MediaUse[] }) {
  const { t } = useTranslation('library');
  if (uses.length === 0) return <p className={textStyles.hint}>{t('uses.none')}</p>;
  const byClass = Map.groupBy(uses, ({ useClass }) => useClass);
  return MEDIA_USE_CLASSES.map((useClass) => {
    const all = byClass.get(useClass) ?? [];
    if (all.length === 0) return null;
    const items = all.filter(({ isHidden }) => !isHidden);
    const hidden = all.length - items.length;
    return (
      <Stack key={useClass} as="section" gap={1}>
        <h3 className={textStyles.strong}>{t(`uses.${useClass}`, { count: all.length })}</h3>
        <ul className={styles.list}>
          {items.map((use) => (
            <li key={`${use.entity} ${use.entityId} ${use.place}`}>
              <UseLine use={use} />
            </li>
          ))}
          {hidden > 0 && <li className={textStyles.hint}>{t('uses.hidden', { count: hidden })}</li>}
        </ul>
      </Stack>
    );
  });
}

/** One record that holds a file, with the place of the file in it. */
export function UseLine({ use }: { readonly use: MediaUse }) {
  const { t } = useTranslation('library');
  return (
    <>
      <TabLink to={ADDRESSES[use.entity](use.entityId)}>
        {use.title || t(`uses.entity.${use.entity}`)}
      </TabLink>{' '}
      <span className={textStyles.hint}>
        {t(`uses.entity.${use.entity}`)} · {t(`uses.place.${use.place}`)}
      </span>
    </>
  );
}
