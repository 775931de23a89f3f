/** A failure in words that a reader understands, with the fields that the server marked. */
export class Refusal extends Error {
  readonly fields: readonly { readonly field: string; readonly message: string }[];

  /** Of the rule that was not met, or of the failure; '' where nobody answered. */
  readonly code: string;

  constructor(message: string, { fields = [], code = '' }: Partial<Pick<Refusal, 'fields' | 'code'>> = {}) {
    super(message);
    this.fields = fields;
    this.code = code;
  }
}

/** A failed answer of the intake in its own words. */
export interface FailedAnswer {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Refusal['fields'];
  readonly details?: {
    readonly rules?: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
  };
}

/** A rule that names a field is said beside it, as a wrong value is. */
export function refusalOf({ message, code, errors = [], details }: FailedAnswer, otherwise: string): Refusal {
  const rules = details?.rules ?? [];
  const fields = [
    ...errors,
    ...rules.flatMap(({ field, message: why }) => (field === undefined ? [] : [{ field, message: why }])),
  ];
  return new Refusal(rules[0]?.message ?? message ?? otherwise, {
    fields,
    code: rules[0]?.code ?? code ?? '',
  });
}
