import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query'
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

/** One user's replies are not for the next: a change of user, or of the user's type, clears the cache (spec 1.4.3). */
sessionStore.subscribe(({ session }, before) => {
  if (session?.uid !== before.session?.uid || session?.type !== before.session?.type) queryClient.clear()
})
