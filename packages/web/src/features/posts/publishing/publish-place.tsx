import { useQuery } from '@tanstack/react-query';
import {
  HOURS_OF_KIND,
  PLACEMENT_KINDS,
  type Placement,
  type PlacementKind,
} from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import type { PostTransitionRequest } from '@toasoan/contract/features/posts/workflow/transition-request.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { placementList } from '../placement/placement-queries.ts';
import styles from './publish-panel.module.css';

export type ChosenPlace = NonNullable<PostTransitionRequest['place']>;

interface PublishPlaceProps {
  readonly post: Post;
  readonly chosen: ChosenPlace | undefined;
  readonly onChoose: (place: ChosenPlace | undefined) => void;
}

/** Where the post is put forward with its publication; what it has already stays. */
export function PublishPlace({ post, chosen, onChoose }: PublishPlaceProps) {
  const { t } = useTranslation(['publishing', 'placement']);
  const id = useId();
  const found = useQuery(placementList(useProjectId())).data;
  if (!found) return null;
  const own = found.items.filter(({ postId }) => postId === post.id);
  const offered = PLACEMENT_KINDS.filter(
    (kind) => !own.some((place) => place.kind === kind) && (kind !== 'PINNED' || post.mainCategory),
  );
  return (
    <fieldset className={styles.group}>
      <legend>{t('place')}</legend>
      {own.length > 0 && (
        <p className={textStyles.hint}>
          {t('place.has', { places: own.map(({ kind }) => t(`placement:kind.${kind}`)).join(', ') })}
        </p>
      )}
      <div className={styles.chips}>
        <label className={styles.chip}>
          <input type="radio" name={id} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
          {t('place.none')}
        </label>
        {offered.map((kind) => {
          const barred = barredBy(kind, post, found);
          return (
            <label key={kind} className={styles.chip} data-tip={barred && t(barred.key, barred.values)}>
              <input
                type="radio"
                name={id}
                checked={chosen?.kind === kind}
                disabled={barred !== undefined}
                onChange={() =>
                  onChoose({ kind, ...(kind === 'PINNED' && { categoryId: post.mainCategoryId ?? '' }) })
                }
              />
              {kind === 'PINNED'
                ? t('place.pin', { category: post.mainCategory?.title ?? '' })
                : t(`placement:kind.${kind}`)}
            </label>
          );
        })}
      </div>
      {chosen && HOURS_OF_KIND[chosen.kind] !== undefined && (
        <p className={textStyles.hint}>{t('place.hours', { n: HOURS_OF_KIND[chosen.kind] })}</p>
      )}
    </fieldset>
  );
}

interface Barred {
  readonly key: 'place.full' | 'place.pinned';
  readonly values: Readonly<Record<string, string | number>>;
}

/** A full front page, and a category with another pin, are decided where they can be changed. */
function barredBy(
  kind: PlacementKind,
  post: Post,
  { items, focusMax }: { readonly items: readonly Placement[]; readonly focusMax: number },
): Barred | undefined {
  if (kind === 'FOCUS' && items.filter((place) => place.kind === 'FOCUS').length >= focusMax)
    return { key: 'place.full', values: { max: focusMax } };
  const pin =
    kind === 'PINNED' &&
    items.find((place) => place.category?.id === post.mainCategoryId && place.kind === kind);
  return pin ? { key: 'place.pinned', values: { title: pin.title } } : undefined;
}
