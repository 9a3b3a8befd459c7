import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { failureMessages, unknownFailure } from '#domain/messages/failures.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const loadAgain = () => {
  window.location.reload()
}

/** Code of a screen that did not arrive: each browser says it in its own words. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module|load failed/i.test(error.message)

function wordsOf(error: unknown, offline: boolean): string {
  if (offline) return failureMessages.network
  return error instanceof Error && error.name === 'AppError' ? error.message : unknownFailure
}

/**
 * Shown in place of a screen that failed; after a new deployment, trying again loads the new code. Without a network it
 * says so, and reloads when the browser is online again.
 */
export function RouteError({ reload = loadAgain }) {
  const error = useRouteError()
  const offline = !navigator.onLine || isMissingCode(error)
  useEffect(() => {
    if (!offline) return
    window.addEventListener('online', reload)
    return () => {
      window.removeEventListener('online', reload)
    }
  }, [offline, reload])
  return (
    <Page title={offline ? 'No connection' : 'Something went wrong'} width="narrow">
      <ErrorState message={wordsOf(error, offline)} onRetry={reload} />
    </Page>
  )
}
