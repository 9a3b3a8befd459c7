import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from './stored-value.ts'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === 'string')

const stored = storedValue(() => window.localStorage, 'academy.closed-notices', isTexts)
/** The maximum number of stored notices; the most recently closed ones are kept. */
const MAX_STORED = 100

const nameOf = (notice: string) => `${currentSession()?.uid ?? ''}/${notice}`

/** Whether this user has closed a notice in this browser. */
export const isNoticeClosed = (notice: string): boolean => stored.read()?.includes(nameOf(notice)) ?? false

export function closeNotice(notice: string): void {
  const others = (stored.read() ?? []).filter((name) => name !== nameOf(notice))
  stored.write([...others, nameOf(notice)].slice(-MAX_STORED))
}
