import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { POST_STATE_TEXTS } from '@toasoan/contract/features/posts/workflow/post-state-texts.ts';
import { Check, HandHelping, Pencil, Trash2, Undo2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { showDay } from '#web/ui/dates/days.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { NearTime } from '#web/ui/text/near-time.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './coverage.module.css';
import { SlotMark } from './slot-mark.tsx';
import { useCoverage } from './use-coverage.ts';

interface CoveragePieceProps {
  readonly piece: Coverage;
  readonly mayPlan: boolean;
  readonly onEdit: () => void;
}

/** One piece: who makes it until when, and how far its post is. */
export function CoveragePiece({ piece, mayPlan, onEdit }: CoveragePieceProps) {
  const { t } = useTranslation('coverage');
  const { take, update, remove } = useCoverage();
  const mayTake = useMay('post.create') && piece.state === 'OPEN';
  const name = piece.note || t(`slot.${piece.kind}`);
  const takeIt: MenuItem = {
    key: 'take',
    label: t('take'),
    icon: <HandHelping size={16} />,
    onSelect: () => take.mutate(piece),
  };
  return (
    <li className={styles.piece}>
      <SlotMark slot={piece.kind} state={piece.state} />
      <PieceWords piece={piece} name={name} />
      <Row gap={1} wrap={false}>
        {piece.state === 'OPEN' && mayPlan && (
          <Button size="compact" icon={<UserPlus size={14} />} onClick={onEdit}>
            {t('hand')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {mayTake && !mayPlan && (
          <Button size="compact" icon={takeIt.icon} busy={take.isPending} onClick={() => take.mutate(piece)}>
            {t('take')}
          </Button>
        )}
        {mayPlan && (
          <RowMenu
            label={name}
            items={() => [
              ...(mayTake ? [takeIt] : []),
              ...(piece.isNeeded
                ? []
                : [
                    {
                      key: 'reopen',
                      label: t('reopen'),
                      icon: <Undo2 size={16} />,
                      onSelect: () => update.mutate({ id: piece.id, version: piece.version, isNeeded: true }),
                    },
                  ]),
              { key: 'edit', label: t('edit'), icon: <Pencil size={16} />, onSelect: onEdit },
              {
                key: 'done',
                label: t(piece.isDone ? 'undone' : 'markDone'),
                icon: piece.isDone ? <Undo2 size={16} /> : <Check size={16} />,
                onSelect: () =>
                  update.mutate({ id: piece.id, version: piece.version, isDone: !piece.isDone }),
              },
              {
                key: 'remove',
                label: t('remove'),
                icon: <Trash2 size={16} />,
                tone: 'danger',
                startsGroup: true,
                onSelect: () => remove.mutate(piece),
              },
            ]}
          />
        )}
      </Row>
    </li>
  );
}

function PieceWords({ piece, name }: { readonly piece: Coverage; readonly name: string }) {
  const { t } = useTranslation('coverage');
  const now = useNow().getTime();
  const { dueTime, state, assignee, post, day, isNeeded } = piece;
  const isLate = dueTime !== null && isNeeded && state !== 'DONE' && Date.parse(dueTime) < now;
  return (
    <span className={styles.words}>
      <span className={textStyles.strong}>{name}</span>
      <span className={styles.below}>
        <span>{assignee?.name ?? t('nobody')}</span>
        {!isNeeded && <span>{t('needless')}</span>}
        {day !== null && <span>{t('ofDay', { day: showDay(day) })}</span>}
        {dueTime && (
          <span className={classNames(isLate && styles.late)}>
            {t('until')} <NearTime time={dueTime} />
          </span>
        )}
      </span>
      {post && (
        <span className={styles.below}>
          <TabLink to={`/manager_post/view/${post.id}`}>
            {t('post')}
            <span className="visually-hidden">: {post.title}</span>
          </TabLink>
          <span>{POST_STATE_TEXTS[post.state][currentLanguage()]}</span>
        </span>
      )}
    </span>
  );
}
