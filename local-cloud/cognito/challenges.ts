import { randomBytes } from 'node:crypto'
import { notAuthorized } from './cognito-error.ts'
import type { Desk } from './desk.ts'
import type { ChallengeName, ChallengeRecord, UserRecord } from './records.ts'

const LIFE = 3 * 60 * 1000

/** Keeps a challenge for three minutes; returns the text that names it. */
export function openChallenge(
  desk: Desk,
  name: ChallengeName,
  user: UserRecord,
  exchange?: NonNullable<ChallengeRecord['exchange']>,
): string {
  const session = randomBytes(name === 'PASSWORD_VERIFIER' ? 240 : 96).toString(
    name === 'PASSWORD_VERIFIER' ? 'base64' : 'base64url',
  )
  const expires = desk.now() + LIFE
  const { username } = user
  desk.store.put('challenge', session, { session, name, username, expires, ...(exchange ? { exchange } : {}) })
  return session
}

/** The challenge that a text names, and its user; it stays open. Throws NotAuthorizedException for one that is over or was of another kind. */
export function findChallenge(
  desk: Desk,
  name: ChallengeName,
  session: string,
): { challenge: ChallengeRecord; user: UserRecord } {
  const challenge = desk.store.get('challenge', session)
  const user = challenge && desk.directory.find(challenge.username)
  if (!user || challenge.name !== name || challenge.expires < desk.now())
    throw notAuthorized('Invalid session for the user, session is expired.')
  return { challenge, user }
}

/** A challenge that can be answered once: it is over whatever the answer. */
export function takeChallenge(desk: Desk, name: ChallengeName, session: string) {
  const challenge = findChallenge(desk, name, session)
  closeChallenge(desk, session)
  return challenge
}

export const closeChallenge = (desk: Desk, session: string): void => {
  desk.store.remove('challenge', session)
}

/** Forgets challenges that were not answered in time. */
export function forgetChallenges({ store, now }: Pick<Desk, 'store' | 'now'>): void {
  for (const { session, expires } of store.list('challenge')) if (expires < now()) store.remove('challenge', session)
}
