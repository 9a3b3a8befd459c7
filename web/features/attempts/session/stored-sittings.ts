import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { useSessionStore } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isAttempt } from './is-attempt.ts'
import type { Sitting } from './sitting.ts'

const PREFIX = 'academy.sitting.'

/** Where a sitting is kept in this tab: by student, course and task. */
export const sittingName = (uid: string, { progressKey, taskKey }: TaskViewQueryVariables): string =>
  `${PREFIX}${uid}.${progressKey}.${taskKey}`

const isSitting = (value: unknown): value is Sitting =>
  typeof value === 'object' &&
  value !== null &&
  'attempt' in value &&
  isAttempt(value.attempt) &&
  ['question', 'position', 'choice', 'graded', 'sending'].every((key) => key in value)

/** The sitting as it was when the page was last left or closed; nothing in it is a secret of the server. */
export const storedSitting = (name: string) => storedValue(() => window.sessionStorage, name, isSitting)

// Who signs out leaves nothing behind; a session that ended on its own comes back to its unsent answer.
useSessionStore.subscribe(({ session, expired }) => {
  if (session !== undefined || expired) return
  for (const name of Object.keys(window.sessionStorage)) {
    if (name.startsWith(PREFIX)) window.sessionStorage.removeItem(name)
  }
})
