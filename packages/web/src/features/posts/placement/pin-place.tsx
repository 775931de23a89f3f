import type { Placement } from '@toasoan/contract/features/posts/placement/placement.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { Select } from '#web/ui/select/select.tsx';
import styles from './placement.module.css';
import { UntilInput } from './until-input.tsx';
import { usePlaceChange } from './use-place-change.ts';

interface PinPlaceProps {
  readonly post: Post;
  /** Every pin of the project. */
  readonly pins: readonly Placement[];
}

/** On top of one of the post's categories; whom it takes the place of is asked about by name. */
export function PinPlace({ post, pins }: PinPlaceProps) {
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
