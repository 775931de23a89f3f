import { AUDIT_ACTIONS } from '@toasoan/contract/core/audit-kinds.ts';
import type { AuditListQuery } from '@toasoan/contract/features/audit/audit.ts';
import { auditEntitiesOf, entityOfAction } from '@toasoan/contract/features/audit/audit-rules.ts';
import { auditActionInWords, auditEntityInWords } from '@toasoan/contract/features/audit/audit-words.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { PersonFilter } from './person-filter.tsx';

interface AuditFiltersProps {
  readonly address: ListAddress<AuditListQuery>;
  readonly zone: string | undefined;
}

/** Filters by person, record and time; offers only kinds of records with access. */
export function AuditFilters({ address, zone }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const language = currentLanguage();
  const { query, change } = address;
  const visible = auditEntitiesOf(useVisitor());
  const chosen = query.entity ?? [];
  const ofChosen = AUDIT_ACTIONS.filter((action) => {
    const entity = entityOfAction(action);
    return chosen.length === 0 ? visible.includes(entity) : chosen.includes(entity);
  });
  return (
    <>
      <PersonFilter values={query.userIds ?? []} onChange={(userIds) => change({ userIds })} />
      <FilterSelect
        label={t('filter.entity')}
        multiple
        options={visible.map((entity) => ({ value: entity, label: auditEntityInWords(entity, language) }))}
        values={chosen}
        // Actions of other kinds would match no row.
        onChange={(entity) => change({ entity, action: null })}
      />
      <FilterSelect
        label={t('filter.action')}
        multiple
        options={ofChosen.map((action) => ({
          value: action,
          label: `${auditEntityInWords(entityOfAction(action), language)}: ${auditActionInWords(action, language)}`,
        }))}
        values={query.action ?? []}
        onChange={(action) => change({ action })}
      />
      <DateFilter
        label={t('column.when')}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
        {...(zone && { zone })}
      />
    </>
  );
}
