import { ApiError } from '#web/core/api/api-error.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** The rules that a call was refused by, in the server's words. */
export function RefusedRules({ error }: { readonly error: Error | null }) {
  if (!(error instanceof ApiError)) return null;
  const rules = error.details.rules ?? [];
  if (rules.length === 0) return null;
  return (
    <Banner tone="danger">
      <ul>
        {rules.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}
