import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import { MAX_ADD_MANY } from '@toasoan/contract/features/tags/endpoints.ts';
import type { FoundName } from '@toasoan/contract/features/tags/tag.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#web/core/random-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { FoundNamesList } from './found-names-list.tsx';
import styles from './tag-dialogs.module.css';
import { useAddTags, usePreviewTags } from './tag-queries.ts';

/** Names one per line; empty lines do not count. */
function namesIn(text: string): string[] {
  return text.split('\n').map(cleanOneLine).filter(Boolean);
}

/** First the names, then what each would become: nothing is added before it was shown. */
export function AddTagsDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly FoundName[]>();
  if (found) return <FoundStep found={found} onBack={() => setFound(undefined)} onClose={onClose} />;
  return <NamesStep text={text} onText={setText} onFound={setFound} onClose={onClose} />;
}

interface NamesStepProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFound: (found: readonly FoundName[]) => void;
  readonly onClose: () => void;
}

function NamesStep({ text, onText, onFound, onClose }: NamesStepProps) {
  const { t } = useTranslation(['tags', 'ui']);
  const id = useId();
  const preview = usePreviewTags();
  const titles = namesIn(text);
  const tooMany = titles.length > MAX_ADD_MANY;
  const disabledReason = tooMany ? t('addMany.tooMany', { count: titles.length }) : undefined;
  return (
    <Dialog
      title={t('addMany.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={preview.isPending}
            disabledReason={titles.length === 0 ? t('addMany.hint') : disabledReason}
            onClick={() => preview.mutate(titles, { onSuccess: ({ items }) => onFound(items) })}
          >
            {t('addMany.preview')}
          </Button>
        </>
      }
    >
      <label className={styles.label} htmlFor={id}>
        {t('addMany.field')}
      </label>
      <TextArea
        id={id}
        rows={10}
        value={text}
        onChange={onText}
        aria-describedby={`${id}-hint`}
        aria-invalid={tooMany || undefined}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {disabledReason ?? t('addMany.count', { count: titles.length })} · {t('addMany.hint')}
      </p>
    </Dialog>
  );
}

interface FoundStepProps {
  readonly found: readonly FoundName[];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** New names are chosen; one that is almost a known name waits for a decision. */
function FoundStep({ found, onBack, onClose }: FoundStepProps) {
  const { t } = useTranslation('tags');
  const [chosen, setChosen] = useState(() => new Set(positionsOf(found, 'NEW')));
  const [idempotencyKey, setKey] = useState(randomId);
  const add = useAddTags();
  const titles = found.filter((_, index) => chosen.has(index)).map(({ title }) => title);
  const count = (finding: FoundName['finding']) => positionsOf(found, finding).length;

  function toggle(index: number) {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
    // Another list is another request.
    setKey(randomId());
  }
  function send() {
    add.mutate(
      { titles, idempotencyKey },
      {
        onSuccess: ({ created, skipped }) => {
          const counts = { created: created.length, skipped: skipped.length };
          showToast({
            tone: 'success',
            text: t(skipped.length === 0 ? 'addMany.done' : 'addMany.doneSkipped', counts),
            details: skipped,
          });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={t('addMany.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('addMany.back')}</Button>
          <Button
            variant="main"
            busy={add.isPending}
            disabledReason={titles.length === 0 ? t('addMany.nothing') : undefined}
            onClick={send}
          >
            {t('addMany.action', { count: titles.length })}
          </Button>
        </>
      }
    >
      <p className={styles.summary}>
        {t('addMany.found', { fresh: count('NEW'), near: count('NEAR'), known: count('KNOWN') })}
        {count('NEAR') > 0 && ` ${t('addMany.nearHint')}`}
      </p>
      <FoundNamesList found={found} chosen={chosen} onToggle={toggle} />
    </Dialog>
  );
}

function positionsOf(found: readonly FoundName[], finding: FoundName['finding']): number[] {
  return found.flatMap((name, index) => (name.finding === finding ? [index] : []));
}
