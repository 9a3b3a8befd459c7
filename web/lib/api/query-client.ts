import {
  MutationCache,
  notifyManager,
  QueryClient,
  type QueryExecuteOptions,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query'
import { AppError } from './app-error.ts'
import { afterPress } from './after-press.ts'
import { endAnswered } from '#web/lib/message-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'

/** Errors that the server returns are final; other failures, such as a lost network, are retried twice. */
const isWorthRetrying = (count: number, error: Error) =>
  count < 2 && !(error instanceof AppError && error.code !== 'network')

/** How often a screen that can't reach the server tries again, in milliseconds. */
const UNREACHABLE_MS = 10_000

/** Data that several administrators change is refetched when the window regains focus (decisions 1.7.7). */
const SHARED = new Set<unknown>([
  ...['users', 'students', 'student-progress', 'student-course', 'student-section', 'audit', 'questions', 'contents'],
  ...['managed-courses', 'managed-course', 'exam-bank'],
])

// Updates wait for the end of a press, so that the page doesn't move during it.
notifyManager.setScheduler((notify) => {
  setTimeout(afterPress, 0, notify)
})

export const queryClient = new QueryClient({
  // Every mutation counts as a new submit, whether a form or a button sent it.
  mutationCache: new MutationCache({ onMutate: endAnswered }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isWorthRetrying,
      refetchInterval: ({ state: { error } }) =>
        error instanceof AppError && error.code === 'network' && UNREACHABLE_MS,
      refetchOnWindowFocus: ({ queryKey: [name] }) => (SHARED.has(name) ? 'always' : false),
    },
    mutations: { retry: false },
  },
})

/**
 * A change of user, or of the user's type, clears the cache, so that no user sees another's replies (spec 1.4.3). A
 * sign-in sends the first query with its tokens before its session starts, so a session's start doesn't clear the
 * cache.
 */
sessionStore.subscribe(({ session }, { session: before }) => {
  if (before !== undefined && (session?.uid !== before.uid || session.type !== before.type)) queryClient.clear()
})

// `meta.afterScreen` determines what happens to a reply when the user leaves its screen: 'stale' shows it while the
// next screen requests it again, 'gone' never shows it again.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const afterScreen = query.meta?.afterScreen
  if (type !== 'observerRemoved' || afterScreen === undefined || query.getObserversCount() > 0) return
  if (afterScreen === 'gone') {
    queryClient.getQueryCache().remove(query)
    return
  }
  // A pending request was sent before the user's next action, so its reply may be out of date.
  void query.cancel({ revert: true })
  query.invalidate()
})

/**
 * Requests a screen's first data before the screen renders. Doesn't repeat a pending or fresh request. If it fails, the
 * screen shows the error.
 */
export function prefetch<T, E, D, Q, K extends QueryKey>(options: QueryExecuteOptions<T, E, D, Q, K>): void {
  queryClient.query(options).catch(() => undefined)
}

/**
 * Cancels and invalidates replies requested before their screen rendered, because the data may have changed; the screen
 * requests them again.
 */
export function dropPrefetched(): void {
  const waiting: QueryFilters = { type: 'inactive', predicate: ({ meta }) => meta?.afterScreen !== undefined }
  void queryClient.cancelQueries(waiting)
  void queryClient.invalidateQueries({ ...waiting, refetchType: 'none' })
}
