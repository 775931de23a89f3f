import type { Suggestion } from '@toasoan/contract/features/translation-suggestions/suggestion.ts';
import { ArrowRightLeft, Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './suggestions.module.css';
import type { SuggestionActions } from './use-suggestion-actions.tsx';

interface SuggestionButtonsProps {
  readonly item: Suggestion;
  readonly text: string;
  readonly actions: SuggestionActions;
}

/** The usual step first; each says why it is not possible. */
export function SuggestionButtons({ item, text, actions }: SuggestionButtonsProps) {
  const { t } = useTranslation('translation-suggestions');
  const mayEdit = useMay('translate.edit');
  if (item.state !== 'NEW')
    return (
      mayEdit && (
        <Row className={styles.buttons}>
          {item.mayReopen && (
            <Button icon={<RotateCcw size={16} />} busy={actions.busy} onClick={() => actions.reopen(item)}>
              {t('action.reopen')}
            </Button>
          )}
          {(item.state === 'ACCEPTED' || item.state === 'ACCEPTED_AS_GLOSSARY') && (
            <Button icon={<ArrowRightLeft size={16} />} onClick={() => actions.replaceElsewhere(item)}>
              {t('elsewhere.action')}
            </Button>
          )}
        </Row>
      )
    );
  const why = (what: Parameters<SuggestionActions['disabledReason']>[1]) =>
    actions.disabledReason(item, what);
  return (
    <Row className={styles.buttons}>
      <Button
        variant="main"
        icon={<Check size={16} />}
        shortcut="A"
        busy={actions.busy}
        disabledReason={why('accept')}
        onClick={() => actions.accept(item, text)}
      >
        {t('action.accept')}
      </Button>
      <Button shortcut="M" disabledReason={why('remember')} onClick={() => actions.remember(item, text)}>
        {t('action.remember')}
      </Button>
      <Button shortcut="T" disabledReason={why('keyword')} onClick={() => actions.ask(item, 'keyword', text)}>
        {t('action.keyword')}
      </Button>
      <Button shortcut="D" disabledReason={why('decide')} onClick={() => actions.duplicate(item)}>
        {t('action.duplicate')}
      </Button>
      <Button shortcut="R" disabledReason={why('decide')} onClick={() => actions.ask(item, 'reject', text)}>
        {t('action.reject')}
      </Button>
    </Row>
  );
}
