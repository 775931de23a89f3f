import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

interface LoadFailureProps {
  /** What could not be loaded. */
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** The list of such records, to go on from where another try is of no use. */
  readonly listAt?: string;
}

/** In place of a record or list that could not be read. It offers what can help: another try, or the list. */
export function LoadFailure({ title, error, onRetry, retrying = false, listAt }: LoadFailureProps) {
  const { t } = useTranslation('patterns');
  const isWorthRetry = mayChange(error);
  return (
    <ErrorState
      title={title}
      text={error.message}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={isWorthRetry ? onRetry : undefined}
      retrying={retrying}
      actions={
        !isWorthRetry &&
        listAt !== undefined && (
          <TabLink className={buttonClass('plain')} to={listAt}>
            {t('formPage.back')}
          </TabLink>
        )
      }
    />
  );
}

/** Whether the same call can succeed a moment later: not for what does not exist or may not be read. */
function mayChange(error: Error): boolean {
  return !(error instanceof ApiError) || !['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'].includes(error.code);
}
