import type { FormContext } from '../form-context.ts';
import type { callsAt } from '../intake-call.ts';
import type { Say } from '../say.ts';
import type { RequestFormText } from './request-form-texts.ts';

/** What every form that sends a request needs. */
export interface RequestContext extends FormContext {
  readonly say: Say<RequestFormText>;
  readonly call: ReturnType<typeof callsAt>;
  /** The address of the intake with the project, without a slash at its end. */
  readonly base: string;
}
