import { useQuery } from '@tanstack/react-query';
import type { DryRunResult, SlotPlace } from '@toasoan/contract/features/layouts/dry-run.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import { CircleAlert, CircleCheck, LogIn, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { layoutDryRun, type PagePlace } from '../layout-queries.ts';
import type { Blocks } from './canvas-model.ts';
import { composedPlace } from './composed-place.ts';
import styles from './dry-run.module.css';
import type { CanvasView } from './use-canvas-view.ts';
import { useSettled } from './use-settled.ts';

const SETTLE_MS = 400;
const MOST_NAMED = 3;

interface DryRunProps {
  readonly layout: LayoutDetail;
  readonly blocks: Blocks;
  readonly view: CanvasView;
  readonly at: string | null;
}

/** What these blocks bring to the page that readers see, and what they push out of it. */
export function DryRun({ layout, view, ...rest }: DryRunProps) {
  const place = composedPlace(layout, view);
  return place && <Changes place={place} {...rest} />;
}

interface ChangesProps extends Pick<DryRunProps, 'blocks' | 'at'> {
  readonly place: PagePlace;
}

function Changes({ place, blocks, at }: ChangesProps) {
  const { t } = useTranslation('layouts');
  const settled = useSettled(blocks, SETTLE_MS);
  const input = { ...place, blocks: [...settled], ...(at !== null && { at }) };
  const { data, error } = useQuery(layoutDryRun(useProjectId(), input));
  const placeText = usePlaceText();
  if (error) return <p className={textStyles.problem}>{error.message}</p>;
  if (!data) return <Skeleton height="120px" />;
  return (
    <section aria-label={t('dryRun.title')} className={styles.changes}>
      <Checks result={data} />
      <div>
        <h3 className={styles.enters}>
          <LogIn size={15} aria-hidden />
          {t('dryRun.enters', { count: data.enters.length })}
        </h3>
        <ul className={styles.list}>
          {data.enters.map(({ kind, id, title, to }) => (
            <li key={`${kind} ${id} ${to.blockId}`}>
              <span>{title}</span>
              <small>{placeText(to)}</small>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.leaves}>
          <LogOut size={15} aria-hidden />
          {t('dryRun.leaves', { count: data.leaves.length })}
        </h3>
        <ul className={styles.list}>
          {data.leaves.map(({ kind, id, title, from, to }) => (
            <li key={`${kind} ${id} ${from.blockId}`}>
              <span>{title}</span>
              <small>{to ? t('dryRun.to', { place: placeText(to) }) : t('dryRun.out')}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Checks({ result }: { readonly result: DryRunResult }) {
  const { t } = useTranslation('layouts');
  const titles = (items: DryRunResult['repeated']) => {
    const named = items.slice(0, MOST_NAMED).map(({ title }) => title);
    return [...named, ...(items.length > MOST_NAMED ? ['…'] : [])].join(', ');
  };
  const checks = [
    { key: 'repeated', found: result.repeated },
    { key: 'withoutPicture', found: result.withoutPicture },
  ] as const;
  return (
    <ul className={styles.checks}>
      {checks.map(({ key, found }) => (
        <li key={key} data-found={found.length > 0 || undefined}>
          {found.length === 0 ? <CircleCheck size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
          {found.length === 0
            ? t(`dryRun.none.${key}`)
            : t(`dryRun.${key}`, { count: found.length, titles: titles(found) })}
        </li>
      ))}
    </ul>
  );
}

/** "Nổi bật, ô 2". */
export function usePlaceText(): (place: SlotPlace) => string {
  const { t } = useTranslation('layouts');
  return ({ blockTitle, region, slot }) => t('slot', { block: blockTitle || t(`region.${region}`), slot });
}
