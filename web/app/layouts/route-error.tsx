import { useRouteError } from 'react-router-dom'
import { unknownFailure } from '../../../domain/messages/failures.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'

/** Shown in place of a screen that failed; after a new deployment, trying again loads the new code. */
export function RouteError() {
  const error = useRouteError()
  return (
    <Page title="Something went wrong" width="narrow">
      <ErrorState
        message={error instanceof Error && error.name === 'AppError' ? error.message : unknownFailure}
        onRetry={() => {
          window.location.reload()
        }}
      />
    </Page>
  )
}
