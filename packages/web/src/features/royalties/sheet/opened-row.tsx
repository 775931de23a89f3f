import type { SheetRow } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { useTranslation } from 'react-i18next';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { CorrectionDrawer } from '../corrections/correction-drawer.tsx';
import { CorrectionFactsDrawer } from '../corrections/correction-facts-drawer.tsx';
import { GradingDrawer } from '../grading/grading-drawer.tsx';
import { useSavesBehind } from '../grading/use-saves-behind.ts';
import { postOfRow, rowOfPost, type SheetAddress } from '../sheet-address.ts';

interface OpenedRowProps {
  readonly page: ListPageState<SheetRow, SheetAddress>;
  readonly isOpen: boolean;
}

const CORRECT = /^correct-(\d+)$/;

/** What the address has open beside the sheet: a post, a correction, or the making of one. */
export function OpenedRow({ page, isOpen }: OpenedRowProps) {
  const { t } = useTranslation('royalties');
  const { open, change } = page.address;
  const saves = useSavesBehind((postId) => change({ open: rowOfPost(postId) }));
  if (open === undefined) return null;
  const rows = page.rows ?? [];
  const close = () => change({ open: null });
  const corrected = CORRECT.exec(open)?.[1];
  if (corrected !== undefined) return <CorrectionDrawer key={open} postId={corrected} onClose={close} />;
  const postId = postOfRow(open);
  const at = rows.findIndex(({ id }) => id === open);
  if (postId === undefined) {
    const row = rows[at];
    return row ? <CorrectionFactsDrawer row={row} onClose={close} /> : null;
  }
  const works = rows.filter(({ kind }) => kind === 'work');
  const place = works.findIndex(({ id }) => id === open);
  const beside = (step: 1 | -1) => works[place + step]?.id;
  return (
    <GradingDrawer
      key={postId}
      postId={postId}
      position={place < 0 ? undefined : { at: place + 1, of: works.length }}
      previous={place > 0 ? beside(-1) : undefined}
      next={place < 0 ? undefined : beside(1)}
      mayWrite={isOpen}
      saves={saves}
      onOpen={(id) => {
        if (id === undefined) showToast({ tone: 'info', text: t('grading.last') });
        change({ open: id ?? null });
      }}
      onCorrect={() => change({ open: `correct-${postId}` })}
      onClose={close}
    />
  );
}
