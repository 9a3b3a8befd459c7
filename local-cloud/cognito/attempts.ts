import { limitExceeded, notAuthorized } from './cognito-error.ts'
import type { Desk } from './desk.ts'

const HOUR = 60 * 60 * 1000
const FREE_FAILURES = 5
const LONGEST_LOCK = 15 * 60 * 1000
const MOST_RESETS = 5

/** Refuses a sign-in while the user is locked out after too many wrong passwords. */
export function checkLock(desk: Desk, username: string): void {
  const locked = desk.store.get('attempts', `sign-in ${username}`)?.lockedUntil ?? 0
  if (locked > desk.now()) throw notAuthorized('Password attempts exceeded')
}

/** Notes a wrong password. From the fifth on the user is locked out for 1 s, doubling with each up to 15 minutes, as in Cognito. */
export function noteFailure(desk: Desk, username: string): void {
  const id = `sign-in ${username}`
  const times = [...(desk.store.get('attempts', id)?.times ?? []), desk.now()]
  const over = times.length - FREE_FAILURES
  const lockedUntil = over < 0 ? 0 : desk.now() + Math.min(LONGEST_LOCK, 1000 * 2 ** over)
  desk.store.put('attempts', id, { times, lockedUntil })
}

/** Forgets failures after a success. */
export function forgetAttempts(desk: Desk, purpose: 'sign-in' | 'reset' | 'code', username: string): void {
  const id = `${purpose} ${username}`
  if (desk.store.get('attempts', id)) desk.store.remove('attempts', id)
}

const recentAttempts = (desk: Desk, id: string): number[] =>
  (desk.store.get('attempts', id)?.times ?? []).filter((time) => time > desk.now() - HOUR)

/** Refuses after five reset requests or wrong codes within an hour: LimitExceededException. */
export function checkAttempts(desk: Desk, purpose: 'reset' | 'code', username: string): void {
  if (recentAttempts(desk, `${purpose} ${username}`).length >= MOST_RESETS) throw limitExceeded()
}

/** Counts a reset request or a wrong code; throws as `checkAttempts` does. */
export function countAttempt(desk: Desk, purpose: 'reset' | 'code', username: string): void {
  checkAttempts(desk, purpose, username)
  const id = `${purpose} ${username}`
  desk.store.put('attempts', id, { times: [...recentAttempts(desk, id), desk.now()], lockedUntil: 0 })
}
