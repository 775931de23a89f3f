import { useQuery } from '@tanstack/react-query';
import {
  HOURS_OF_KIND,
  PLACEMENT_KINDS,
  type Placement,
  type PlacementKind,
} from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { inMinutes } from '#web/ui/dates/quick-time.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { SortableList } from '#web/ui/form/sortable-list.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Select } from '#web/ui/select/select.tsx';
import { notifyRefusal } from '../workflow/notify-refusal.ts';
import styles from './placement.module.css';
import { type PlaceChange, placementList, usePlacePost } from './placement-queries.ts';

const SIMPLE: readonly PlacementKind[] = PLACEMENT_KINDS.filter((kind) => kind !== 'PINNED');

/** The placements of the post, their end, and the other posts there. */
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

interface PinPlaceProps {
  readonly post: Post;
  /** Every pin of the project. */
  readonly pins: readonly Placement[];
}

/** Pins the post on top of one of its categories; asks by name before it replaces another pin. */
function PinPlace({ post, pins }: PinPlaceProps) {
  const { t } = useTranslation('placement');
  const { change, busy } = usePlaceChange(post);
  const own = pins.find((pin) => pin.postId === post.id);
  const options = post.categories.map(({ id, title }) => ({ value: id, label: title }));

  async function pin(categoryId: string) {
    const there = pins.find((one) => one.category?.id === categoryId && one.postId !== post.id);
    const sure =
      there === undefined ||
      (await confirm({
        title: t('pin.replace', { category: there.category?.title ?? '' }),
        text: t('pin.replaceText', { title: there.title }),
        action: t('pin.replaceAction'),
      }));
    if (sure) change({ do: 'place', kind: 'PINNED', categoryId, replace: there !== undefined });
  }
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        <span>{t('kind.PINNED')}</span>
        {own && (
          <Button size="compact" busy={busy} onClick={() => change({ do: 'unplace', kind: 'PINNED' })}>
            {t('pin.remove')}
          </Button>
        )}
      </div>
      <Select
        label={t('pin.category')}
        placeholder={t('pin.none')}
        options={options}
        value={own?.category?.id ?? null}
        disabled={busy}
        onChange={(categoryId) => categoryId && void pin(categoryId)}
      />
      {own?.category && (
        <UntilInput
          value={own.until}
          disabled={busy}
          onChange={(until) =>
            change({ do: 'place', kind: 'PINNED', categoryId: own.category?.id ?? '', until })
          }
        />
      )}
    </div>
  );
}

interface FocusOrderProps {
  /** In order. */
  readonly focus: readonly Placement[];
  readonly max: number;
}

/** The focus stories of the front page, in the order in which readers see them. */
function FocusOrder({ focus, max }: FocusOrderProps) {
  const { t } = useTranslation('placement');
  const { mutate } = usePlacePost();

  function order(next: readonly Placement[]) {
    const at = next.findIndex((place, index) => place.postId !== focus[index]?.postId);
    if (at < 0) return;
    // An entry dragged up takes this place; one dragged down leaves it.
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

interface PlaceSwitchProps {
  readonly post: Post;
  readonly kind: PlacementKind;
  readonly place: Placement | undefined;
}

/** One placement: on or off, and until when. */
function PlaceSwitch({ post, kind, place }: PlaceSwitchProps) {
  const { t } = useTranslation('placement');
  const { change, busy } = usePlaceChange(post);
  const id = useId();
  const ends = place !== undefined && kind !== 'FOCUS';
  return (
    <div className={styles.place}>
      <div className={styles.line}>
        <label htmlFor={id}>{t(`kind.${kind}`)}</label>
        <Switch
          id={id}
          value={place !== undefined}
          disabled={busy}
          onChange={(on) => change(on ? { do: 'place', kind } : { do: 'unplace', kind })}
        />
      </div>
      {place === undefined && HOURS_OF_KIND[kind] !== undefined && (
        <p className={styles.hint}>{t('endsAfter', { n: HOURS_OF_KIND[kind] })}</p>
      )}
      {ends && (
        <UntilInput
          value={place.until}
          disabled={busy}
          onChange={(until) => change({ do: 'place', kind, until })}
        />
      )}
    </div>
  );
}

const HOURS = [3, 6, 24];

interface UntilInputProps {
  readonly value: string | null;
  readonly disabled: boolean;
  readonly onChange: (until: string | null) => void;
}

/** The end of a placement; empty: until it is removed. */
function UntilInput(props: UntilInputProps) {
  const { t } = useTranslation('placement');
  const id = useId();
  return (
    <div className={styles.until}>
      <label htmlFor={id}>{t('until')}</label>
      <DateTimeInput
        {...props}
        id={id}
        quick={HOURS.map((n) => ({ label: t('hours', { n }), at: inMinutes(n * 60) }))}
      />
    </div>
  );
}

/** Changes a placement and notifies; a rule that refuses is shown in its own words. */
function usePlaceChange(post: Post): {
  readonly change: (change: PlaceChange) => void;
  readonly busy: boolean;
} {
  const { t } = useTranslation('placement');
  const { mutate, isPending } = usePlacePost();
  function change(next: PlaceChange): void {
    mutate(
      { post, change: next },
      {
        onSuccess: () =>
          showToast({
            tone: 'success',
            text: t(next.do === 'unplace' ? 'done.unplaced' : 'done.placed', { title: post.title }),
          }),
        onError: (error) => error instanceof ApiError && notifyRefusal(error),
      },
    );
  }
  return { change, busy: isPending };
}
