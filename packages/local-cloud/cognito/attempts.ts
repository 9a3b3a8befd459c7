import { limitExceeded, notAuthorized } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'

const HOUR = 60 * 60 * 1000
const FREE_FAILURES = 5
const MAX_LOCK_MS = 15 * 60 * 1000
const MAX_RESETS = 5

/** Rejects a sign-in while the user is locked out after too many wrong passwords. */
export function checkLock(context: PoolContext, username: string): void {
  const locked = context.store.get('attempts', `sign-in ${username}`)?.lockedUntil ?? 0
  if (locked > context.now()) throw notAuthorized('Password attempts exceeded')
}

/**
 * Records a wrong password. From the fifth on, the user is locked out for 1 s, doubling each time up to 15 minutes, as
 * in Cognito.
 */
export function noteFailure(context: PoolContext, username: string): void {
  const id = `sign-in ${username}`
  const times = [...(context.store.get('attempts', id)?.times ?? []), context.now()]
  const over = times.length - FREE_FAILURES
  const lockedUntil = over < 0 ? 0 : context.now() + Math.min(MAX_LOCK_MS, 1000 * 2 ** over)
  context.store.put('attempts', id, { times, lockedUntil })
}

/** Clears failures after a success. */
export function forgetAttempts(context: PoolContext, purpose: 'sign-in' | 'reset' | 'code', username: string): void {
  const id = `${purpose} ${username}`
  if (context.store.get('attempts', id)) context.store.remove('attempts', id)
}

const recentAttempts = (context: PoolContext, id: string): number[] =>
  (context.store.get('attempts', id)?.times ?? []).filter((time) => time > context.now() - HOUR)

/** Throws LimitExceededException after five reset requests or wrong codes within an hour. */
export function checkAttempts(context: PoolContext, purpose: 'reset' | 'code', username: string): void {
  if (recentAttempts(context, `${purpose} ${username}`).length >= MAX_RESETS) throw limitExceeded()
}

/** Counts a reset request or a wrong code; throws like `checkAttempts`. */
export function countAttempt(context: PoolContext, purpose: 'reset' | 'code', username: string): void {
  checkAttempts(context, purpose, username)
  const id = `${purpose} ${username}`
  context.store.put('attempts', id, { times: [...recentAttempts(context, id), context.now()], lockedUntil: 0 })
}
