import { randomBytes } from 'node:crypto'
import { notAuthorized } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { ChallengeName, ChallengeRecord, UserRecord } from './records.ts'

const LIFE = 3 * 60 * 1000

/** Stores a challenge for three minutes; returns its session string. */
export function openChallenge(
  context: PoolContext,
  name: ChallengeName,
  user: UserRecord,
  exchange?: NonNullable<ChallengeRecord['exchange']>,
): string {
  const session = randomBytes(name === 'PASSWORD_VERIFIER' ? 240 : 96).toString(
    name === 'PASSWORD_VERIFIER' ? 'base64' : 'base64url',
  )
  const expires = context.now() + LIFE
  const { username } = user
  context.store.put('challenge', session, { session, name, username, expires, ...(exchange ? { exchange } : {}) })
  return session
}

/**
 * Finds a challenge and its user by session string; it stays open. Throws NotAuthorizedException if it has expired or
 * is of another kind.
 */
export function findChallenge(
  context: PoolContext,
  name: ChallengeName,
  session: string,
): { challenge: ChallengeRecord; user: UserRecord } {
  const challenge = context.store.get('challenge', session)
  const user = challenge && context.directory.find(challenge.username)
  if (!user || challenge.name !== name || challenge.expires < context.now())
    throw notAuthorized('Invalid session for the user, session is expired.')
  return { challenge, user }
}

/** Takes a challenge that can be answered only once; it ends whatever the answer. */
export function takeChallenge(context: PoolContext, name: ChallengeName, session: string) {
  const challenge = findChallenge(context, name, session)
  closeChallenge(context, session)
  return challenge
}

export const closeChallenge = (context: PoolContext, session: string): void =>
  context.store.remove('challenge', session)

/** Removes challenges that expired unanswered. */
export function forgetChallenges({ store, now }: Pick<PoolContext, 'store' | 'now'>): void {
  for (const { session, expires } of store.list('challenge')) if (expires < now()) store.remove('challenge', session)
}
