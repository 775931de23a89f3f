import type { PickOne, Random } from './random-words.ts';

/** A call that nobody honest makes; it is answered by a refusal. */
export interface HostileCall {
  readonly name: string;
  /** Below the project's address. */
  readonly path: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A form of readers as hostile calls use it. */
export interface HostileForm {
  /** Below the project's address. */
  readonly path: string;
  /** A body that is taken, but for limits. */
  readonly honest: (random: Random) => object;
  /** The field that takes words. */
  readonly text: string;
  /** Most letters of it. */
  readonly most: number;
  /** What is hostile to this form alone. */
  readonly kinds: readonly ((
    random: Random,
    pick: PickOne,
    form: HostileForm,
  ) => Omit<HostileCall, 'path'> & { readonly path?: string })[];
}
