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

/** Refusals are final: only network failures are retried. */
const isWorthRetrying = (count: number, error: Error) =>
  count < 2 && !(error instanceof AppError && error.code !== 'network')

/** A screen that could not reach the academy tries again by itself, milliseconds. */
const UNREACHABLE_MS = 10_000

/** Data that several administrators change is refetched when the window gets the focus again (decisions 1.7.7). */
const SHARED = new Set<unknown>([
  ...['users', 'students', 'student-progress', 'student-course', 'student-section', 'audit', 'questions', 'contents'],
  ...['managed-courses', 'managed-course', 'exam-bank'],
])

// An update never moves the page in the middle of a press.
notifyManager.setScheduler((notify) => {
  setTimeout(afterPress, 0, notify)
})

export const queryClient = new QueryClient({
  // Sending again is a new submit, by a form or by a button.
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
 * One user's replies are not for the next: a change of user, or of the user's type, clears the cache (spec 1.4.3). A
 * sign-in sends the first query with its tokens before its session starts.
 */
sessionStore.subscribe(({ session }, { session: before }) => {
  if (before !== undefined && (session?.uid !== before.uid || session.type !== before.type)) queryClient.clear()
})

// `meta.afterScreen`: what becomes of a reply when the screen that showed it is left. A stale one is shown while the next
// screen requests it again, one that is gone is never shown again.
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const afterScreen = query.meta?.afterScreen
  if (type !== 'observerRemoved' || afterScreen === undefined || query.getObserversCount() > 0) return
  if (afterScreen === 'gone') {
    queryClient.getQueryCache().remove(query)
    return
  }
  // What is on its way was requested before whatever the user does next.
  void query.cancel({ revert: true })
  query.invalidate()
})

/**
 * Requests what a screen begins with before the screen is there. What is on its way or fresh is not requested again, and
 * a failure is the screen's to show.
 */
export function prefetch<T, E, D, Q, K extends QueryKey>(options: QueryExecuteOptions<T, E, D, Q, K>): void {
  queryClient.query(options).catch(() => undefined)
}

/** Something may have changed: what was requested before its screen was there is requested again by the screen. */
export function dropPrefetched(): void {
  const waiting: QueryFilters = { type: 'inactive', predicate: ({ meta }) => meta?.afterScreen !== undefined }
  void queryClient.cancelQueries(waiting)
  void queryClient.invalidateQueries({ ...waiting, refetchType: 'none' })
}
