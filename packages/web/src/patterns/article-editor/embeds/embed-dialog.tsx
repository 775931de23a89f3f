import type { Editor } from '@tiptap/core';
import { type EmbedSource, embedPage, readEmbedAddress } from '@toasoan/contract/article/embed-providers.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from '../link-dialog.module.css';
import { addressFromTyped } from '../links.ts';
import { changePart } from '../whole-parts/part-commands.ts';
import { partHere } from '../whole-parts/part-here.ts';
import { insertEmbed } from './embed-commands.ts';

interface EmbedDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Adds a video below the cursor, or changes the selected one. */
export function EmbedDialog({ editor, onClose }: EmbedDialogProps) {
  const { t } = useTranslation('article-editor');
  const id = useId();
  const [here] = useState(() => partHere(editor.state, 'embed')?.attrs);
  const [typed, setTyped] = useState(() => (here === undefined ? '' : embedPage(here as EmbedSource)));
  const [caption, setCaption] = useState(String(here?.caption ?? ''));
  const [title, setTitle] = useState(String(here?.title ?? ''));
  const [isWrong, setIsWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    // The page around the dialog may be a form too.
    event.stopPropagation();
    const source = readEmbedAddress(addressFromTyped(typed) ?? '');
    setIsWrong(source === undefined);
    if (source === undefined) {
      document.getElementById(`${id}-address`)?.focus();
      return;
    }
    onClose();
    const values = { ...source, caption: caption.trim(), title: title.trim() };
    if (here === undefined) insertEmbed(editor.view, values);
    else changePart(editor.view, editor.state.selection.from, values);
    editor.view.focus();
  }
  return (
    <Dialog
      title={here === undefined ? t('embed') : t('embed.edit')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('embed.cancel')}</Button>
          <Button variant="main" type="submit" form={id}>
            {here === undefined ? t('embed') : t('embed.save')}
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" gap={3} onSubmit={save} noValidate>
        <div className={styles.field}>
          <label htmlFor={`${id}-address`}>{t('embed.address')}</label>
          <TextInput
            id={`${id}-address`}
            value={typed}
            onChange={setTyped}
            inputMode="url"
            spellCheck={false}
            data-first-focus
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-says`}
          />
          <p id={`${id}-says`} className={isWrong ? textStyles.problem : textStyles.hint}>
            {isWrong ? t('embed.invalid') : t('embed.addressHint')}
          </p>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-caption`}>{t('embed.caption')}</label>
          <TextInput id={`${id}-caption`} value={caption} onChange={setCaption} maxLength={500} />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-title`}>{t('embed.title')}</label>
          <TextInput
            id={`${id}-title`}
            value={title}
            onChange={setTitle}
            maxLength={200}
            aria-describedby={`${id}-title-hint`}
          />
          <p id={`${id}-title-hint`} className={textStyles.hint}>
            {t('embed.titleHint')}
          </p>
        </div>
      </Stack>
    </Dialog>
  );
}
