import type { Gate } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { gateWords } from '../review-words.ts';
import styles from './decision-panel.module.css';

const SIGNS = { OPEN: CircleCheck, NOTE: CircleAlert, WAIT: Clock, SHUT: CircleX };

interface GateListProps {
  readonly gates: readonly Gate[];
  readonly now: number;
}

/** What stands in the way of a text and what is in order, in words. */
export function GateList({ gates, now }: GateListProps) {
  const { t } = useTranslation('crawler-review');
  return (
    <Stack as="ul">
      {gates.map((gate) => {
        const Sign = SIGNS[gate.state];
        const { title, note } = gateWords(t, gate, now);
        return (
          <li key={gate.gate} className={styles.gate}>
            <Sign
              size={16}
              role="img"
              aria-label={t(`gate.is.${gate.state}`)}
              className={classNames(styles.sign, styles[gate.state])}
            />
            <span>
              <span>{title}</span>
              {note !== undefined && <span className={textStyles.hint}> {note}</span>}
            </span>
          </li>
        );
      })}
    </Stack>
  );
}
