import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { levelOf } from '../template-words.ts';
import fieldStyles from './fields.module.css';
import outlookStyles from './outlook.module.css';
import { useProposals } from './proposals.tsx';
import { passesWith } from './studio-model.ts';
import type { Studio } from './use-studio.ts';

interface OutlookProps {
  readonly studio: Studio;
  readonly onReplay: () => void;
}

const ROUND = 2 * Math.PI * 15;

/** How many test pages are read, and how many would be with the first proposal. */
export function Outlook({ studio, onReplay }: OutlookProps) {
  const { t } = useTranslation('parser-templates');
  const { trial, active, template, editing } = studio;
  const field = active ?? 'title';
  const { data } = useProposals(studio, field);
  const [best] = active === null ? [] : (data?.items ?? []);
  if (trial === undefined || trial.total === 0) return null;
  const { passed, total } = trial;
  const share = passed / total;
  const isEnough = best !== undefined && best.tests.found === best.tests.of;
  return (
    <footer className={outlookStyles.outlook}>
      <svg
        className={outlookStyles.ring}
        data-level={levelOf(share)}
        width="40"
        height="40"
        viewBox="0 0 40 40"
        aria-hidden
      >
        <circle cx="20" cy="20" r="15" />
        <circle
          cx="20"
          cy="20"
          r="15"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          className={outlookStyles.done}
        />
        <text x="20" y="24" data-long={total > 9 || undefined}>
          {passed}/{total}
        </text>
      </svg>
      <p>
        <strong>
          {isEnough
            ? t('outlook.withFirst', { passed: passesWith(trial, field), total })
            : t('test.result', { passed, total })}
        </strong>
        {best?.stored && best.stored.of > 0 && (
          <span className={fieldStyles.hint}>
            {t('outlook.stored', { found: best.stored.found, of: best.stored.of })}
          </span>
        )}
      </p>
      <Button
        size="compact"
        disabledReason={template.sources.length === 0 ? t('replay.noSources') : undefined}
        onClick={() => void editing.flush().then(onReplay)}
      >
        {t('outlook.difference')}
      </Button>
    </footer>
  );
}
