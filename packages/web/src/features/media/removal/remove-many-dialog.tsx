import { useQuery } from '@tanstack/react-query';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaUsesOfOne } from '@toasoan/contract/features/media/media-use.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { fileName } from '../library/file-words.ts';
import { usePerson } from '../library/use-person.ts';
import { UseLine } from '../library/uses-list.tsx';
import styles from './removal.module.css';
import { usesOfEach } from './removal-queries.ts';
import { type Kept, keptBecause } from './removal-rules.ts';
import type { WaysOn } from './remove-dialog.tsx';

const UNUSED = { placed: 0, drafts: 0, uses: [] };
/** More are counted, so that the question stays readable. */
const MOST_SHOWN = 50;

interface RemoveManyDialogProps {
  readonly ids: readonly string[];
  /** Those of them that are loaded. */
  readonly files: ReadonlyMap<string, MediaRow>;
  readonly recallOf: (file: MediaRow) => WaysOn['recall'];
  readonly onRemove: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Says beforehand which of several files go into the trash and which stay, and why. */
export function RemoveManyDialog({ ids, files, recallOf, onRemove, onClose }: RemoveManyDialogProps) {
  const { t } = useTranslation(['removal', 'ui']);
  const uses = useQuery(usesOfEach(useProjectId(), ids));
  const person = usePerson();
  const foreseen = ids.map((id) => {
    const held = uses.data?.get(id) ?? { id, ...UNUSED };
    return { id, file: files.get(id), held, kept: keptBecause(person, files.get(id), held) };
  });
  const going = foreseen.filter(({ kept }) => kept === undefined);
  const staying = foreseen.filter(({ kept }) => kept !== undefined);
  const inDrafts = going.filter(({ held }) => held.drafts > 0);

  function disabledReason(): string | undefined {
    if (uses.isPending) return t('loading');
    return going.length === 0 ? t('many.none') : undefined;
  }
  return (
    <Dialog
      alert
      size="wide"
      title={t('many.title', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-first-focus>
            {t('ui:cancel')}
          </Button>
          <Button
            variant="danger"
            disabledReason={disabledReason()}
            onClick={() => onRemove(going.map(({ id }) => id))}
          >
            {t('many.action', { count: uses.isPending ? ids.length : going.length })}
          </Button>
        </>
      }
    >
      {uses.isPending && <Skeleton height="64px" />}
      {uses.error && <ErrorState title={uses.error.message} onRetry={() => void uses.refetch()} />}
      {uses.data && going.length > 0 && <p>{t('many.going', { count: going.length })}</p>}
      {inDrafts.length > 0 && <p>{t('many.inDrafts', { count: inDrafts.length })}</p>}
      {uses.data && staying.length > 0 && (
        <Stack as="section">
          <h3 className={textStyles.strong}>{t('many.staying', { count: staying.length })}</h3>
          <ul className={styles.uses}>
            {staying.slice(0, MOST_SHOWN).map(({ id, file, held, kept }) => (
              <li key={id} className={styles.file}>
                <StayingFile id={id} file={file} held={held} kept={kept} recall={file && recallOf(file)} />
              </li>
            ))}
            {staying.length > MOST_SHOWN && <li>{t('many.more', { count: staying.length - MOST_SHOWN })}</li>}
          </ul>
        </Stack>
      )}
    </Dialog>
  );
}

interface StayingFileProps {
  readonly id: string;
  readonly file: MediaRow | undefined;
  readonly held: MediaUsesOfOne;
  readonly kept: Kept | undefined;
  readonly recall: WaysOn['recall'];
}

function StayingFile({ id, file, held, kept, recall }: StayingFileProps) {
  const { t } = useTranslation('removal');
  const name = file ? fileName(file) : `#${id}`;
  const named = held.uses.filter(({ isHidden }) => !isHidden);
  const others = held.placed + held.drafts - named.length;
  return (
    <>
      <div className={styles.words}>
        <strong className={textStyles.ellipsis}>{name}</strong>
        <span className={textStyles.hint}>{t(`many.kept.${kept ?? 'notYours'}`)}</span>
        {named.map((use) => (
          <span key={`${use.entity} ${use.entityId} ${use.place}`}>
            <UseLine use={use} />
          </span>
        ))}
        {others > 0 && <span className={textStyles.hint}>{t('many.otherPlaces', { count: others })}</span>}
      </div>
      {recall && file && kept === 'readers' && (
        <Button size="compact" aria-label={t('recallNamed', { name })} onClick={() => recall(file)}>
          {t('recall.short')}
        </Button>
      )}
    </>
  );
}
