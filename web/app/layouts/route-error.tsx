import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { failureMessages, missingCode, unknownFailure } from '#domain/messages/failures.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'

const loadAgain = () => window.location.reload()

/** Code of a screen that did not arrive: each browser says it in its own words. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|importing a module|load failed/i.test(error.message)

function wordsOf(error: unknown): [title: string, words: string] {
  if (!navigator.onLine) return ['No connection', failureMessages.network]
  if (isMissingCode(error)) return ['This page did not load', missingCode]
  return ['Something went wrong', error instanceof Error && error.name === 'AppError' ? error.message : unknownFailure]
}

/**
 * Shown in place of a screen that failed. Without a network it says so, and reloads when the browser is online again; where only its code
 * did not arrive, a new version may be there, which trying again loads.
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
