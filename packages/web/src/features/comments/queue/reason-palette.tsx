import type { CommentRow } from '@toasoan/contract/features/comments/comment.ts';
import { MAX_NOTE } from '@toasoan/contract/features/comments/comment-limits.ts';
import { REJECT_CODES, type RejectCode } from '@toasoan/contract/features/comments/comment-states.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { rejectName } from '../comment-words.ts';
import { digitOf } from './queue-keys.ts';
import styles from './reason-palette.module.css';
import { suggestedReason } from './step-rules.ts';

interface ReasonPaletteProps {
  readonly row: CommentRow;
  readonly onChoose: (code: RejectCode, text: string) => void;
  readonly onClose: () => void;
}

/** The reasons of a rejection on their digits; the one that the findings speak for is marked and has the focus. */
export function ReasonPalette({ row, onChoose, onClose }: ReasonPaletteProps) {
  const { t } = useTranslation(['comments', 'ui']);
  const titleId = useId();
  const hasKeys = useAppConfig(({ letterKeys }) => letterKeys);
  const [isWriting, setWriting] = useState(false);
  const suggested = suggestedReason(row);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.palette} aria-labelledby={titleId} data-reasons>
      <Row as="header" align="center">
        <h2 id={titleId} className={textStyles.strong}>
          {t('reasons.title')}
        </h2>
        {hasKeys && <span className={styles.hint}>{t('reasons.hint')}</span>}
        <Button size="compact" className={styles.close} shortcut="Esc" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
      </Row>
      <div className={styles.reasons}>
        {REJECT_CODES.map((code, index) => (
          <button
            key={code}
            ref={code === (suggested ?? REJECT_CODES[0]) ? first : undefined}
            type="button"
            className={classNames(styles.reason, code === suggested && styles.suggested)}
            onClick={() => (code === 'OTHER' ? setWriting(true) : onChoose(code, ''))}
            data-reason={index}
          >
            {hasKeys && (
              <kbd className={styles.key} aria-hidden>
                {digitOf(code)}
              </kbd>
            )}
            {rejectName(code)}
            {code === suggested && <span className="visually-hidden"> ({t('reasons.suggested')})</span>}
          </button>
        ))}
      </div>
      {isWriting && <OwnReason onSend={(text) => onChoose('OTHER', text)} />}
      {suggested && (
        <p className={styles.hint}>
          <Sparkles size={14} aria-hidden />
          {t('reasons.why')}
        </p>
      )}
    </section>
  );
}

/** Another reason is written down. */
export function OwnReason({ onSend }: { readonly onSend: (text: string) => void }) {
  const { t } = useTranslation('comments');
  const id = useId();
  const [text, setText] = useState('');
  const trimmed = text.trim();
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') onSend(trimmed);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('reasons.own')}
      </label>
      <TextInput
        id={id}
        autoFocus
        maxLength={MAX_NOTE}
        placeholder={t('reasons.own')}
        value={text}
        onChange={setText}
      />
      <Button
        type="submit"
        variant="danger"
        disabledReason={trimmed === '' ? t('reasons.ownMissing') : undefined}
      >
        {t('command.reject')}
      </Button>
    </form>
  );
}
