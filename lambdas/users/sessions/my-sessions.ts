import type { OwnSession } from '#generated/schema.ts'
import { isEndedSession, SESSION_LIFE, TOKEN_LIFE } from '#domain/users/sessions.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import type { UserDeps } from '../user-deps.ts'
import { endSessions } from './end-sessions.ts'

/** A device id in the pool's format. */
const DEVICE = /^[\w-]{1,18}_[0-9a-f-]{1,36}$/

/** How long the pool may keep listing a forgotten device, in milliseconds. */
const MAX_FORGET_DELAY_MS = 60_000

/** The maximum ended sessions that a record lists individually. */
const MAX_ENDED = 50

type Caller = Pick<Identity, 'sub' | 'signedInAt' | 'device'>

async function readCaller(identity: Caller, { table }: UserDeps): Promise<UserItem> {
  const user = await getItem<UserItem>(table, userKey(identity.sub), { consistent: true })
  if (!user) throw new Refusal('user-not-found')
  if (isEndedSession(user, identity)) throw new Refusal('sign-in-again')
  return user
}

/**
 * Returns the caller's active sessions: this one first, then the newest (decision 0124). Throws 'user-not-found', and
 * 'sign-in-again' in an ended session. One read unit.
 */
export async function listMySessions(identity: Caller, deps: UserDeps): Promise<OwnSession[]> {
  const user = await readCaller(identity, deps)
  const { sessionsEndedAt } = user
  const all = sessionsEndedAt === undefined ? {} : { sessionsEndedAt }
  const over = deps.now() - SESSION_LIFE
  const devices = await deps.accounts.devices(identity.sub)
  return (
    devices
      .filter(({ signedInAt }) => signedInAt > over)
      .filter(({ signedInAt }) => !isEndedSession(all, { signedInAt: Math.floor(signedInAt / 1000) }))
      // The pool may list an ended session briefly; one that it did not forget is shown, and can be ended again.
      .filter(({ id }) => !((user.endedDevices?.[id] ?? 0) > deps.now() - MAX_FORGET_DELAY_MS))
      .map(({ id, name, signedInAt }) => ({ id, device: name ?? null, signedInAt, current: id === identity.device }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.signedInAt - a.signedInAt)
  )
}

/**
 * Ends one session of the caller: in the record, which ends its subscriptions, then in the pool, which issues no new
 * tokens. Ignores sessions that are expired, forgotten, or another user's; after 50 within fifteen minutes every
 * session ends. Idempotent. Throws as `listMySessions` does. 1 read unit, 2 write units.
 */
export async function endMySession({ id }: { id: string }, identity: Caller, deps: UserDeps): Promise<boolean> {
  const { table, accounts, now } = deps
  const uid = identity.sub
  if (!DEVICE.test(id)) return true
  await retryOnConflict({ failure: 'The end of a session could not be stored' }, async () => {
    const { endedDevices } = await readCaller(identity, deps)
    // Tokens of sessions that ended earlier have expired.
    const recent = Object.entries(endedDevices ?? {}).filter(([, at]) => at > now() - TOKEN_LIFE)
    if (recent.length >= MAX_ENDED) return endSessions(undefined, uid, deps)
    const ended = Object.fromEntries([...recent, [id, now()]])
    const written = await updateItem<UserItem>(table, {
      Key: userKey(uid),
      ...withCondition(
        { UpdateExpression: 'SET endedDevices = :ended', ExpressionAttributeValues: { ':ended': ended } },
        endedDevices === undefined
          ? { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endedDevices)' }
          : ifEqual({ endedDevices }),
      ),
    })
    return written.ok ? true : CONFLICT
  })
  await accounts.forgetDevice(uid, id)
  return true
}
