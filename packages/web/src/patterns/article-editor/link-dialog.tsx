import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './link-dialog.module.css';
import { LinkAddressField } from './link-targets/link-address-field.tsx';
import type { FoundTarget } from './link-targets/link-search.ts';
import { addressFromTyped, linkHere, linkText, removeLink, saveLink } from './links.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Adds a link to the selection, or changes the one at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('article-editor');
  const id = useId();
  const [here] = useState(() => linkHere(editor));
  const [firstText] = useState(() => linkText(editor, here));
  const [typed, setTyped] = useState(here?.href ?? '');
  const [target, setTarget] = useState(here?.target);
  const [text, setText] = useState(firstText ?? '');
  const [newTab, setNewTab] = useState(here?.newTab ?? false);
  const [nofollow, setNofollow] = useState(here?.nofollow ?? false);
  const [isWrong, setIsWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    // The page around the dialog may be a form too.
    event.stopPropagation();
    const href = addressFromTyped(typed);
    setIsWrong(href === undefined);
    if (href === undefined) {
      document.getElementById(`${id}-address`)?.focus();
      return;
    }
    onClose();
    saveLink(editor, { href, newTab, nofollow, target }, text);
  }
  function type(next: string) {
    setTyped(next);
    setTarget(undefined);
  }
  function choose(found: FoundTarget) {
    setTyped(found.path);
    setTarget(found.target);
    if (text.trim() === '') setText(found.title);
  }
  function remove() {
    onClose();
    removeLink(editor);
  }
  return (
    <Dialog
      title={here === undefined ? t('link.add') : t('link.edit')}
      onClose={onClose}
      actions={
        <>
          {here !== undefined && (
            <Button className={styles.remove} variant="quiet" onClick={remove}>
              {t('link.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('link.cancel')}</Button>
          <Button variant="main" type="submit" form={id}>
            {t('link.save')}
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" gap={3} onSubmit={save} noValidate>
        <div className={styles.field}>
          <label htmlFor={`${id}-address`}>{t('link.address')}</label>
          <LinkAddressField
            id={`${id}-address`}
            value={typed}
            isWrong={isWrong}
            onType={type}
            onChoose={choose}
          />
        </div>
        {firstText !== undefined && (
          <div className={styles.field}>
            <label htmlFor={`${id}-text`}>{t('link.text')}</label>
            <TextInput id={`${id}-text`} value={text} onChange={setText} />
          </div>
        )}
        <Checkbox checked={newTab} onChange={(event) => setNewTab(event.target.checked)}>
          {t('link.newTab')}
        </Checkbox>
        <Checkbox checked={nofollow} onChange={(event) => setNofollow(event.target.checked)}>
          {t('link.nofollow')}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
