import type { TakedownCase } from '@toasoan/contract/features/posts/takedown/takedown-case.ts';
import {
  type TakedownFacts,
  type TakedownReason,
  takedownFacts,
} from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import {
  factProblems,
  TAKEDOWN_RULE_TEXTS,
} from '@toasoan/contract/features/posts/takedown/takedown-rules.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { createFormStore, type FormStore } from '#web/ui/form/form-store.ts';
import { schemaProblems } from '#web/ui/form/problem.ts';

/** The facts as they are typed: a choice may still be missing. */
type FactValues = Omit<TakedownFacts, 'reasonKind' | 'receivedTime'> & {
  readonly reasonKind: TakedownReason | null;
  readonly receivedTime: string | null;
};
export type FactsForm = FormStore<FactValues>;

/** A form over the open case, or over the defaults of a new one. */
export function factsForm(open: TakedownCase | undefined, now = new Date()): FactsForm {
  const initial: FactValues = open
    ? {
        reasonKind: open.reasonKind,
        orderRef: open.orderRef,
        orderIssuer: open.orderIssuer,
        orderTime: open.orderTime,
        receivedTime: open.receivedTime,
        scope: open.scope,
        note: open.note,
      }
    : {
        reasonKind: null,
        orderRef: '',
        orderIssuer: '',
        orderTime: null,
        receivedTime: now.toISOString(),
        scope: ['POST', 'CACHE', 'SEARCH'],
        note: '',
      };
  return createFormStore(initial, problemsOf);
}

function problemsOf(values: FactValues) {
  const problems = schemaProblems(takedownFacts, values);
  const { reasonKind, receivedTime } = values;
  if (reasonKind === null || receivedTime === null) return problems;
  const rules = factProblems({ ...values, reasonKind, receivedTime }, new Date());
  return [
    ...problems,
    ...rules.map(({ code, field }) => ({
      field,
      code,
      message: TAKEDOWN_RULE_TEXTS[code][currentLanguage()],
    })),
  ];
}

/** The body of calls; undefined while there are problems, which are marked. */
export function factsOf(form: FactsForm): TakedownFacts | undefined {
  if (!form.checkAll()) return undefined;
  const found = takedownFacts.safeParse(form.get().values);
  return found.success ? found.data : undefined;
}
