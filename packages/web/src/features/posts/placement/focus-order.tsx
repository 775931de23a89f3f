import type { Placement } from '@toasoan/contract/features/posts/placement/placement.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import styles from './placement.module.css';
import { usePlacePost } from './placement-queries.ts';

interface FocusOrderProps {
  /** In order. */
  readonly focus: readonly Placement[];
  readonly max: number;
}

/** The focus stories of the front page, in the order in which readers see them. */
export function FocusOrder({ focus, max }: FocusOrderProps) {
  const { t } = useTranslation('placement');
  const { mutate } = usePlacePost();

  function order(next: readonly Placement[]) {
    const at = next.findIndex((place, index) => place.postId !== focus[index]?.postId);
    if (at < 0) return;
    // What was dragged up stands here now; what was dragged down left this place.
    const was = focus[at];
    const moved = next[at + 1]?.postId === was?.postId ? next[at] : was;
    if (moved === undefined) return;
    const place = next.findIndex(({ postId }) => postId === moved.postId);
    mutate({
      post: { id: moved.postId, version: moved.version },
      change: { do: 'reorder', beforeId: next[place + 1]?.postId ?? null },
    });
  }
  return (
    <div className={styles.place}>
      <span>{t('focus.title', { n: focus.length, max })}</span>
      <SortableList
        label={t('focus.order')}
        items={focus}
        keyOf={(place) => place.postId}
        nameOf={(place) => place.title}
        onOrder={order}
      >
        {(place) => (
          <TabLink className={styles.story} to={`/manager_post/view/${place.postId}`}>
            {place.title}
          </TabLink>
        )}
      </SortableList>
    </div>
  );
}
