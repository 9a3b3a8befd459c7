import { createHash } from 'node:crypto'
import { answersKind, answersOfAttempt } from '#domain/item-analysis/attempt-answers.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { answersDay, attemptAnswersItem, type AttemptAnswersItem } from '#table/item-analysis.ts'
import { attemptAnswersKey } from '#table/bank-keys.ts'
import { attemptsOfUser, type Key, partitionOfUser, userKey, usersByType } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { ifAbsent, ifEqual, ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type IndexPage, queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

const USER = partitionOfUser('').pk

/** Returns the stable id of an attempt's answers, which does not reveal the student. */
const answersId = ({ pk, sk }: Key): string =>
  createHash('sha256').update(`answers\n${pk}\n${sk}`).digest('base64url').slice(0, 22)

const uidOf = ({ pk }: Key): string => pk.slice(USER.length)

/** Returns a finished attempt's answers as stored; undefined for a running one. */
export function answersItemOf(item: AttemptItem): AttemptAnswersItem | undefined {
  const attempt = attemptOf(item)
  const { startTime, endTime } = attempt
  if (endTime === undefined || attempt.questions.length === 0) return undefined
  return attemptAnswersItem(answersId(item), {
    attempt: { uid: uidOf(item), sk: item.sk },
    startTime,
    endTime,
    kind: answersKind(attempt),
    ability: attempt.decision?.estimate?.ability,
    answers: answersOfAttempt(attempt),
  })
}

/**
 * Stores a finished attempt's answers once, if the attempt still exists. So no answers name an attempt removed earlier,
 * and the stream reports each later removal.
 */
async function store(table: Table, item: AttemptItem): Promise<boolean> {
  const answers = answersItemOf(item)
  if (answers === undefined) return false
  const written = await transactWrite(table, [
    { Put: { Item: answers, ...ifAbsent } },
    { ConditionCheck: { Key: { pk: item.pk, sk: item.sk }, ...ifPresent } },
  ])
  return written.ok
}

/** Whether the student has an account that is not being deleted; otherwise nothing new is stored. */
async function hasAccount(table: Table, uid: string): Promise<boolean> {
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  return user !== undefined && user.deleting === undefined
}

/** Removes the attempt's name from its answers after the attempt was removed. */
async function removeName(table: Table, item: AttemptItem): Promise<void> {
  if (item.endTime === undefined) return
  const Key = attemptAnswersKey(answersDay(item.endTime), answersId(item))
  const update = { UpdateExpression: 'REMOVE #attempt', ExpressionAttributeNames: { '#attempt': 'attempt' } }
  await updateItem(table, { Key, ...withCondition(update, ifEqual({ type: 'attempt-answers' })) })
}

/**
 * Stores what each ended attempt answered, at no cost to its student (decision 0115), for statistics and regrading.
 * Idempotent: answers are stored once, under a hash of the attempt's key. After an attempt is removed, its answers stay
 * without its name. An attempt of 75 questions: 2 write units, 2 for the condition, 1 for the index.
 */
export async function projectAnswers(
  changes: readonly Change<'attempt'>[],
  { table }: { table: Table },
): Promise<void> {
  for (const { before, after } of changes) {
    const hasEnded = after?.endTime !== undefined && before?.endTime === undefined
    if (hasEnded && (await hasAccount(table, uidOf(after)))) await store(table, after)
    if (before && after === undefined) await removeName(table, before)
  }
}

const USER_TYPES = ['Student', 'Admin'] as const
const USERS_PER_PAGE = 25

/** Where a rebuild continues: the type of users, and the index key after which the next page begins. */
export type RebuildCursor = { type: number; from?: Record<string, unknown> }

/** The number of answers stored; pass `next` to the next call to continue (absent: finished). */
export type StoredAnswers = { stored: number; next?: RebuildCursor }

/**
 * Stores the answers of attempts that ended before this projection existed, student by student in pages of 25, until
 * finished or `isOver`. Idempotent, and may be stopped at any time.
 */
export async function rebuildAnswers(
  table: Table,
  from: RebuildCursor | undefined,
  isOver: () => boolean,
): Promise<StoredAnswers> {
  let stored = 0
  let cursor: RebuildCursor | undefined = from ?? { type: 0 }
  while (cursor) {
    if (isOver()) return { stored, next: cursor }
    const { gsi1pk: pk } = usersByType(USER_TYPES[cursor.type] ?? '')
    const page: IndexPage<UserItem> = await queryIndex<UserItem>(table, {
      index: 'gsi1',
      pk,
      limit: USERS_PER_PAGE,
      from: cursor.from,
    })
    for (const { uid } of page.items) stored += await storeOfUser(table, uid)
    if (page.next) cursor = { type: cursor.type, from: page.next }
    else cursor = cursor.type + 1 < USER_TYPES.length ? { type: cursor.type + 1 } : undefined
  }
  return { stored }
}

async function storeOfUser(table: Table, uid: string): Promise<number> {
  if (!(await hasAccount(table, uid))) return 0
  let count = 0
  for (const item of await queryItems<AttemptItem>(table, { ...attemptsOfUser(uid), consistent: true }))
    if (await store(table, item)) count += 1
  return count
}
