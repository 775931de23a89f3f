import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import { NAMED_ACCOUNTS_FIELDS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { DetailField } from '../editing/inspector/detail-field.tsx';
import type { PanelProps } from '../editing/inspector/post-panel.tsx';
import { NamedAccountsInput, NamedEventsInput } from './named-inputs.tsx';

/** The records that the post is about; events where the project has them. */
export function NamedFields({ session }: PanelProps) {
  const hasEvents = canEnter(AREA_RULES.events, useVisitor());
  return (
    <>
      {NAMED_ACCOUNTS_FIELDS.map((field) => (
        <DetailField key={field} session={session} name={field}>
          {({ onChange, ...control }, label) => (
            <NamedAccountsInput
              {...control}
              field={field}
              label={label}
              onChange={(ids) => onChange([...ids])}
            />
          )}
        </DetailField>
      ))}
      {hasEvents && (
        <DetailField session={session} name="eventIds">
          {({ onChange, ...control }, label) => (
            <NamedEventsInput {...control} label={label} onChange={(ids) => onChange([...ids])} />
          )}
        </DetailField>
      )}
    </>
  );
}
