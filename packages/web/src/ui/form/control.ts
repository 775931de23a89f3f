/** What a field hands to its input: value, names and descriptions. */
export interface Control<Value> {
  readonly id?: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-required'?: true | undefined;
}
