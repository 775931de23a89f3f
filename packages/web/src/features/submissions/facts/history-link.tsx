import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { History, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './work-facts.module.css';

interface HistoryLinkProps {
  readonly number: string;
  readonly mayUndo: boolean;
  readonly onUndo: () => void;
}

/** Taking the last decision back, and everything that happened to the work, for those who may read the log. */
export function HistoryLink({ number, mayUndo, onUndo }: HistoryLinkProps) {
  const { t } = useTranslation('submissions');
  const mayRead = canEnter(AREA_RULES['audit-log'], useVisitor());
  if (!mayUndo && !mayRead) return null;
  return (
    <Row className={styles.section}>
      {mayUndo && (
        <Button variant="quiet" size="compact" icon={<Undo2 size={15} />} shortcut="Ctrl Z" onClick={onUndo}>
          {t('undo.last')}
        </Button>
      )}
      {mayRead && (
        <TabLink
          className={buttonClass('quiet', 'compact')}
          to={`/view_project?entity=submission&text=${encodeURIComponent(number)}`}
        >
          <History size={15} aria-hidden />
          {t('history')}
        </TabLink>
      )}
    </Row>
  );
}
