import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { failureMessages, missingCode, unknownFailure } from '#domain/messages/failures.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const loadAgain = () => window.location.reload()

/** Whether a screen's code failed to load. Each browser words this error differently. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module|load failed/i.test(error.message)

function wordsOf(error: unknown): [title: string, words: string] {
  if (!navigator.onLine) return ['No connection', failureMessages.network]
  if (isMissingCode(error)) return ['This page didn’t load', missingCode]
  return ['Something went wrong', error instanceof Error && error.name === 'AppError' ? error.message : unknownFailure]
}

/**
 * Replaces a screen that failed. Reloads once the browser is online again if the network is down or the screen's code
 * didn't load. In the latter case, a new version may be deployed, and trying again loads it.
 */
export function RouteError({ reload = loadAgain }) {
  const error = useRouteError()
  const [title, words] = wordsOf(error)
  const offline = !navigator.onLine || isMissingCode(error)
  useEffect(() => {
    if (!offline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [offline, reload])
  return (
    <Page title={title} width="narrow">
      <ErrorState message={words} onRetry={reload} />
    </Page>
  )
}
