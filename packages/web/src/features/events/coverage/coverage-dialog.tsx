import { useQuery } from '@tanstack/react-query';
import type { Coverage, CoverageKind } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { Check, HandHelping, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { RowMenu } from '#web/ui/table/row-menu.tsx';
import { NearTime } from '#web/ui/text/near-time.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './coverage.module.css';
import { eventCoverage } from './coverage-queries.ts';
import { PieceForm } from './piece-form.tsx';
import { SlotMark } from './slot-mark.tsx';
import { useCoverage } from './use-coverage.ts';

interface CoverageDialogProps {
  readonly eventId: string;
  readonly title: string;
  /** The date meant; null: the event as a whole. */
  readonly day: string | null;
  /** Opens with the form of a new piece of this kind. */
  readonly adds?: CoverageKind | undefined;
  readonly onClose: () => void;
}

/** What is planned for an event: who makes what until when. */
export function CoverageDialog({ eventId, title, day, adds, onClose }: CoverageDialogProps) {
  const { t } = useTranslation(['coverage', 'ui']);
  const projectId = useProjectId();
  const pieces = useQuery(eventCoverage(projectId, eventId)).data?.items;
  const mayPlan = useMay('event.editAny');
  const { create, update } = useCoverage();
  const [open, setOpen] = useState<string | 'new' | undefined>(adds && 'new');
  const close = () => setOpen(undefined);
  return (
    <Dialog
      title={t('dialog', { title })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {pieces === undefined && <Spinner />}
      {pieces?.length === 0 && <p>{t('nothing')}</p>}
      <ul>
        {pieces?.map((piece) =>
          open === piece.id ? (
            <li key={piece.id}>
              <PieceForm
                piece={piece}
                busy={update.isPending}
                onCancel={close}
                onSave={(values) =>
                  update.mutate({ id: piece.id, version: piece.version, ...values }, { onSuccess: close })
                }
              />
            </li>
          ) : (
            <Piece key={piece.id} piece={piece} mayPlan={mayPlan} onEdit={() => setOpen(piece.id)} />
          ),
        )}
      </ul>
      {open === 'new' ? (
        <PieceForm
          kind={adds}
          busy={create.isPending}
          onCancel={close}
          onSave={(values) =>
            create.mutate({ eventId, ...(day !== null && { day }), ...values }, { onSuccess: close })
          }
        />
      ) : (
        mayPlan && (
          <Button icon={<Plus size={16} />} onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )
      )}
    </Dialog>
  );
}

interface PieceProps {
  readonly piece: Coverage;
  readonly mayPlan: boolean;
  readonly onEdit: () => void;
}

function Piece({ piece, mayPlan, onEdit }: PieceProps) {
  const { t } = useTranslation('coverage');
  const { take, update, remove } = useCoverage();
  const mayWrite = useMay('post.create');
  const now = useNow().getTime();
  const { dueTime, state, assignee, post } = piece;
  const isLate = dueTime !== null && state !== 'DONE' && Date.parse(dueTime) < now;
  const name = piece.note || t(`slot.${piece.kind}`);
  return (
    <li className={styles.piece}>
      <SlotMark slot={piece.kind} state={state} />
      <span className={styles.words}>
        <span className={textStyles.strong}>{name}</span>
        <span className={styles.below}>
          <span>{assignee?.name ?? t('nobody')}</span>
          {dueTime && (
            <span className={classNames(isLate && styles.late)}>
              {t('until')} <NearTime time={dueTime} />
            </span>
          )}
          {post && <TabLink to={`/manager_post/view/${post.id}`}>{t('post')}</TabLink>}
        </span>
      </span>
      <Row gap={1} wrap={false}>
        {state === 'OPEN' && mayWrite && (
          <Button
            size="compact"
            icon={<HandHelping size={14} />}
            busy={take.isPending}
            onClick={() => take.mutate(piece)}
          >
            {t('take')}
          </Button>
        )}
        {mayPlan && (
          <RowMenu
            label={name}
            items={() => [
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
