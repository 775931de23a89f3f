import { useQuery } from '@tanstack/react-query';
import type { PageSlot, PageSlots } from '@toasoan/contract/features/posts/publishing/publish-endpoints.ts';
import { LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './publish-slots.module.css';
import { publishSlots } from './publishing-queries.ts';

const MOST_NAMED = 3;

/** Which slots the post takes now, page by page, and what it pushes out; nothing for a site without layouts. */
export function PublishSlots({ postId }: { readonly postId: string }) {
  const { t } = useTranslation('publishing');
  const pages = useQuery(publishSlots(useProjectId(), postId)).data?.pages ?? [];
  if (pages.length === 0) return null;
  return (
    <section className={styles.slots} aria-label={t('slots')}>
      <h3>{t('slots')}</h3>
      {pages.map((page) => (
        <Page key={page.categoryId} page={page} />
      ))}
    </section>
  );
}

function Page({ page }: { readonly page: PageSlots }) {
  const { t } = useTranslation('publishing');
  const { takes, pushesOut, shifts } = page;
  const more = pushesOut.length - MOST_NAMED;
  const placeText = ({ blockTitle, slot }: PageSlot) =>
    t('slots.place', { block: blockTitle || t('slots.block'), slot });
  return (
    <div>
      <h4>{page.kind === 'HOME' ? t('slots.home') : page.title}</h4>
      {takes.length === 0 ? (
        <p className={textStyles.hint}>{t('slots.none')}</p>
      ) : (
        <ul>
          {takes.map((place) => (
            <li key={place.blockId} data-change="enters">
              <LogIn size={15} aria-hidden />
              {placeText(place)}
            </li>
          ))}
          {pushesOut.slice(0, MOST_NAMED).map(({ kind, id, title, from }) => (
            <li key={`${kind} ${id} ${from.blockId}`} data-change="leaves">
              <LogOut size={15} aria-hidden />
              <span>{t('slots.out', { title, place: placeText(from) })}</span>
            </li>
          ))}
        </ul>
      )}
      {takes.length > 0 && more > 0 && <p className={textStyles.hint}>{t('slots.more', { count: more })}</p>}
      {takes.length > 0 && shifts > 0 && (
        <p className={textStyles.hint}>{t('slots.shifts', { count: shifts })}</p>
      )}
    </div>
  );
}
