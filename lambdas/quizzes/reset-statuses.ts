import { createHash } from 'node:crypto'
import { NO_STATUSES, restoredStatuses } from '#domain/study/statuses.ts'
import type { ResetStatusesInput, StatusesReset } from '#generated/schema.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { userKey } from '#table/keys.ts'
import { settingsToStatuses, studyUndo } from '#table/study-keys.ts'
import {
  studyMissesItem,
  type StudyMissesItem,
  withMissesOf,
  shardOfStatuses,
  statusesOfItem,
  studyStatusesItem,
  type StudyStatusesItem,
  statusesBeforeItem,
  type StatusesBeforeItem,
  statusesResetKey,
  type StatusesResetItem,
} from '#table/study-statuses.ts'
import type { StudySettingsItem } from '#table/study.ts'
import { isHere } from './save-forms.ts'

type Deps = { table: Table; now: () => number }
type ResetShard = StudyStatusesItem | StudyMissesItem
type Undo = StatusesResetItem | StatusesBeforeItem

const FAILURE = { failure: 'Statuses of questions could not be reset' }

/** Returns when statuses were last reset, while that can be undone. Half a read unit. */
export async function lastReset(uid: string, table: Table): Promise<number | null> {
  const head = await getItem<StatusesResetItem>(table, statusesResetKey(uid))
  return head && head.undone !== true ? head.time : null
}

async function readShards(uid: string, table: Table): Promise<ResetShard[]> {
  const items = await queryItems<ResetShard | StudySettingsItem>(table, {
    ...settingsToStatuses(uid),
    consistent: true,
  })
  return items.filter((item) => item.type !== 'study-settings')
}

const account = (uid: string): Write => ({ ConditionCheck: { Key: userKey(uid), ConditionExpression: isHere } })

/** Stores a shard with other outcomes if its version is as read; keeps the flags. */
const putShard = (uid: string, shard: ResetShard, before: StatusesBeforeItem | undefined): Write => {
  const version = shard.version + 1
  if (shard.type === 'study-misses') {
    const days = before?.days ? withMissesOf(shard.days, before.days) : {}
    return { Put: { Item: studyMissesItem(uid, days, version), ...ifVersion(shard.version) } }
  }
  const earlier = before?.right && statusesOfItem({ ...shard, ...before, type: shard.type, version })
  const statuses = earlier ? restoredStatuses(statusesOfItem(shard), earlier) : NO_STATUSES
  const flagged = shard.flagged ? { flagged: shard.flagged } : {}
  const Item = { ...studyStatusesItem(uid, shardOfStatuses(shard), statuses, version), ...flagged }
  return { Put: { Item, ...ifVersion(shard.version) } }
}

async function reset(uid: string, request: string, { table, now }: Deps): Promise<StatusesReset> {
  return retryOnConflict(FAILURE, async () => {
    const [shards, head] = await Promise.all([
      readShards(uid, table),
      getItem<StatusesResetItem>(table, statusesResetKey(uid), { consistent: true }),
    ])
    if (head?.request === request) return { resetOn: head.undone ? null : head.time }
    const time = now()
    const Item: StatusesResetItem = {
      ...statusesResetKey(uid),
      type: 'statuses-reset',
      ...{ time, request },
      version: (head?.version ?? 0) + 1,
    }
    const written = await transactWrite(table, [
      account(uid),
      { Put: { Item, ...ifVersion(head?.version) } },
      ...shards.flatMap((shard) => [
        { Put: { Item: statusesBeforeItem(uid, shard, time) } },
        putShard(uid, shard, undefined),
      ]),
    ])
    if (written.ok) return { resetOn: time }
    if (written.failed.includes(0)) throw new Refusal('user-not-found')
    return CONFLICT
  })
}

async function undo(uid: string, resetOn: number, { table }: Deps): Promise<StatusesReset> {
  return retryOnConflict(FAILURE, async () => {
    const [shards, stored] = await Promise.all([
      readShards(uid, table),
      queryItems<Undo>(table, { ...studyUndo(uid), consistent: true }),
    ])
    const head = stored.find((item) => item.type === 'statuses-reset')
    if (head?.time !== resetOn) throw new Refusal('statuses-reset-again')
    if (head.undone) return { resetOn: null }
    const before = new Map(
      stored.flatMap((item) => (item.type === 'statuses-before' && item.time === resetOn ? [[item.of, item]] : [])),
    )
    const Item: StatusesResetItem = { ...head, undone: true, version: head.version + 1 }
    const written = await transactWrite(table, [
      account(uid),
      { Put: { Item, ...ifVersion(head.version) } },
      ...shards.flatMap((shard) => {
        const earlier = before.get(shard.sk)
        return earlier ? [putShard(uid, shard, earlier)] : []
      }),
    ])
    if (written.ok) return { resetOn: null }
    if (written.failed.includes(0)) throw new Refusal('user-not-found')
    return CONFLICT
  })
}

/**
 * Resets all of a student's questions to unused, with their misses; flags, cards, and attempts stay. `undo`: reverses
 * the reset of that time, except for later results. One transaction writes all shards if their versions are as read (48
 * shards: 147,000 questions). Idempotent. Throws 'statuses-reset-again' and 'user-not-found'. 10,000 questions: 5 read
 * and about 40 write units.
 */
export async function resetStatuses({ requestId, undo: resetOn }: ResetStatusesInput, uid: string, deps: Deps) {
  if (resetOn != null) return undo(uid, resetOn, deps)
  return reset(uid, createHash('sha256').update(requestId).digest('hex').slice(0, 16), deps)
}
