import { useMutation } from '@tanstack/react-query';
import {
  authorMailEndpoints as endpoints,
  MAIL_WORDS,
  unknownWords,
} from '@toasoan/contract/features/contest-entries/author-mail.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import type { BulkPartDialogProps } from '#web/features/submissions/public-page.ts';
import { inParts } from '#web/patterns/list-page/in-parts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

/** One mail for each work, in words of the office; words in braces become those of each work. */
export function MailDialog({ contestId, ids, onDone, onClose }: BulkPartDialogProps) {
  const { t } = useTranslation(['contest-results', 'ui']);
  const id = useId();
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: () => {
      const words = { subject: subject.trim(), text: text.trim() };
      return inParts(ids, (part) => call(endpoints.send, { body: { contestId, ids: part, ...words } }));
    },
    onSuccess: onDone,
  });
  const [unknown] = unknownWords(`${subject}\n${text}`);
  function missing(): string | undefined {
    if (subject.trim() === '' || text.trim() === '') return t('mail.missing');
    return unknown === undefined ? undefined : t('mail.unknown', { word: unknown });
  }
  return (
    <Dialog
      title={t('mail.title', { count: ids.length })}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={send.isPending}
            disabledReason={missing()}
            onClick={() => send.mutate()}
          >
            {t('mail.send', { count: ids.length })}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t('mail.text')}</p>
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={`${id}-subject`}>
            {t('mail.subject')}
          </label>
          <TextInput
            id={`${id}-subject`}
            data-first-focus
            maxLength={150}
            value={subject}
            onChange={setSubject}
          />
        </Stack>
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={`${id}-text`}>
            {t('mail.body')}
          </label>
          <TextArea id={`${id}-text`} rows={8} maxLength={5_000} value={text} onChange={setText} />
          <p className={textStyles.hint}>
            {MAIL_WORDS.map((word) => `{${word}}: ${t(`mail.word.${word}`)}`).join(' · ')}
          </p>
        </Stack>
      </Stack>
    </Dialog>
  );
}
