import { useQuery } from '@tanstack/react-query';
import {
  PLACEMENT_KINDS,
  type Placement,
  type PlacementKind,
} from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { FocusOrder } from './focus-order.tsx';
import { PinPlace } from './pin-place.tsx';
import { PlaceSwitch } from './place-switch.tsx';
import styles from './placement.module.css';
import { placementList } from './placement-queries.ts';

const SIMPLE: readonly PlacementKind[] = PLACEMENT_KINDS.filter((kind) => kind !== 'PINNED');

/** Where the post is put forward, until when, and who else is there. */
export function PlacementPanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation('placement');
  const found = useQuery(placementList(useProjectId())).data;
  if (!found) return null;
  const own = found.items.filter((place) => place.postId === post.id);
  const focus = found.items.filter((place) => place.kind === 'FOCUS');
  return (
    <InspectorPanel name="post.placement" title={t('title')} summary={summaryOf(own, t)} closedAtFirst>
      <div className={styles.places}>
        {SIMPLE.map((kind) => (
          <PlaceSwitch key={kind} post={post} kind={kind} place={own.find((one) => one.kind === kind)} />
        ))}
        <PinPlace post={post} pins={found.items.filter((place) => place.kind === 'PINNED')} />
        {focus.length > 0 && <FocusOrder focus={focus} max={found.focusMax} />}
      </div>
    </InspectorPanel>
  );
}

function summaryOf(own: readonly Placement[], t: (key: `kind.${PlacementKind}`) => string): string {
  return own.map(({ kind }) => t(`kind.${kind}`)).join(' · ');
}
