import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionProps } from './question-props.ts';
import { ReasonQuestion } from './reason-question.tsx';
import { WordsField } from './words-field.tsx';

const MAX_REF = 100;
const MAX_ISSUER = 200;

/** Enters what an authority asked for; from now on the 24 hours run. */
export function AuthorityDialog({ row, busy, onSend, onClose }: QuestionProps) {
  const { t } = useTranslation('comments');
  const [orderRef, setOrderRef] = useState('');
  const [issuer, setIssuer] = useState('');
  const isMissing = orderRef.trim() === '' || issuer.trim() === '';
  return (
    <ReasonQuestion
      title={t('authority.title')}
      text={t('authority.text')}
      quote={row.content}
      label={t('authority.words')}
      action={t('authority.action')}
      isRequired={false}
      stopped={isMissing ? t('authority.missing') : undefined}
      busy={busy}
      onSend={(text) =>
        onSend({ act: 'authorityRequest', orderRef: orderRef.trim(), issuer: issuer.trim(), text })
      }
      onClose={onClose}
    >
      <WordsField
        isFirst
        label={t('authority.orderRef')}
        rows={1}
        max={MAX_REF}
        value={orderRef}
        onChange={setOrderRef}
      />
      <WordsField
        label={t('authority.issuer')}
        rows={1}
        max={MAX_ISSUER}
        value={issuer}
        onChange={setIssuer}
      />
    </ReasonQuestion>
  );
}
