import type { MonthState } from '@toasoan/contract/features/posts/royalty/month-states.ts';
import { periodText } from '@toasoan/contract/features/posts/royalty/royalty-period.ts';
import type { RoyaltyExportKind } from '@toasoan/contract/features/royalties/royalty-export.ts';
import { MONTH_STATE_TEXTS, SHEET_RULE_TEXTS } from '@toasoan/contract/features/royalties/royalty-texts.ts';
import { Download, FileSpreadsheet, Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { ExportDialog } from './export-dialog.tsx';

interface ExportMenuProps {
  readonly period: string;
  readonly state: MonthState | undefined;
}

const KINDS = ['sheet', 'people', 'bank'] as const;

/** The workbooks of a month, for people who see payment details. */
export function ExportMenu({ period, state }: ExportMenuProps) {
  const { t } = useTranslation('royalties');
  const [kind, setKind] = useState<RoyaltyExportKind>();
  const mayExport = useMay('account.payroll');
  if (!mayExport) return null;
  const isPayable = state === 'APPROVED' || state === 'PAID';
  const tooEarly =
    state &&
    SHEET_RULE_TEXTS.BANK_LIST_TOO_EARLY[currentLanguage()]
      .replace('{month}', periodText(period))
      .replace('{state}', MONTH_STATE_TEXTS[state][currentLanguage()]);
  return (
    <>
      <MenuButton
        label={t('export.open')}
        align="end"
        items={KINDS.map((one) => ({
          key: one,
          label: t(`export.${one}`),
          icon: one === 'bank' ? <Landmark size={16} /> : <FileSpreadsheet size={16} />,
          startsGroup: one === 'bank',
          disabledReason: one === 'bank' && !isPayable ? tooEarly : undefined,
          onSelect: () => setKind(one),
        }))}
      >
        {(trigger) => (
          <Button {...trigger} icon={<Download size={17} />}>
            {t('export.open')}
          </Button>
        )}
      </MenuButton>
      {kind && <ExportDialog kind={kind} period={period} onClose={() => setKind(undefined)} />}
    </>
  );
}
