import type { Attempt } from '#domain/attempts/attempt.ts'
import { shardOf } from '#domain/study/card.ts'
import { type CardShard, rateInShard } from '#domain/study/card-shard.ts'
import { type RatedAnswer, rateAttempt } from '#domain/study/rate-answer.ts'
import { dayOf } from '#domain/study/student-day.ts'
import type { StudySettings } from '#domain/study/study-settings.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { partitionOfUser, userKey } from '#table/keys.ts'
import { studyCardsKey, studySettingsKey } from '#table/study-keys.ts'
import {
  shardOfItem,
  studyCardsItem,
  type StudyCardsItem,
  type StudySettingsItem,
  studySettingsOf,
} from '#table/study.ts'
import type { UserItem } from '#table/user.ts'
import { changeItem } from '#lambdas/dynamodb/change-item.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { groupReader, storeActivity } from './activity.ts'
import { storeCohortAttempt, storeCohortRegrade } from '../progress/store-cohort.ts'
import { storeMisses, storeStatuses } from './statuses.ts'

const USER = partitionOfUser('').pk
/** The maximum shards written concurrently. */
const CONCURRENCY = 10

/** Returns a shard with its answers of a test applied; the same shard if none counts. */
const afterAnswers = (shard: CardShard, answers: readonly RatedAnswer[], settings: StudySettings): CardShard =>
  answers.reduce(
    (now, { rating, time, ...ref }) => rateInShard(now, ref, rating, { day: dayOf(time, settings.timeZone) }, settings),
    shard,
  )

const storeShard = (
  table: Table,
  uid: string,
  name: string,
  answers: readonly RatedAnswer[],
  settings: StudySettings,
): Promise<void> => {
  const options = { failure: 'The cards of a student could not be stored', optional: ['before'] }
  return changeItem<StudyCardsItem>(table, studyCardsKey(uid, name), options, (item) => {
    const before = shardOfItem(item)
    const after = afterAnswers(before, answers, settings)
    return after === before ? undefined : studyCardsItem(uid, name, after, (item?.version ?? 0) + 1)
  })
}

type Stored = StudySettingsItem | undefined

async function storeCards(table: Table, uid: string, attempt: Attempt, stored: Stored): Promise<void> {
  const { ratings, pace } = rateAttempt(attempt)
  if (ratings.length === 0) return
  const settings = studySettingsOf(stored)
  const byShard = new Map<string, RatedAnswer[]>()
  for (const rating of ratings) byShard.set(shardOf(rating), [...(byShard.get(shardOf(rating)) ?? []), rating])
  const shards = [...byShard]
  for (let start = 0; start < shards.length; start += CONCURRENCY) {
    const batch = shards.slice(start, start + CONCURRENCY)
    await Promise.all(batch.map(([name, answers]) => storeShard(table, uid, name, answers, settings)))
  }
  if (pace === undefined || pace === stored?.pace) return
  await updateItem(table, {
    Key: studySettingsKey(uid),
    UpdateExpression: 'SET #type = :type, pace = :pace',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':type': 'study-settings', ':pace': pace },
  })
}

async function recordTest(item: AttemptItem, table: Table): Promise<void> {
  const uid = item.pk.slice(USER.length)
  const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
  // Stores nothing new for an account that is being deleted.
  if (user === undefined || user.deleting !== undefined) return
  const attempt = attemptOf(item)
  const stored = await getItem<StudySettingsItem>(table, studySettingsKey(uid), { consistent: true })
  const zone = studySettingsOf(stored).timeZone
  await storeCards(table, uid, attempt, stored)
  await storeStatuses(table, uid, attempt)
  await storeMisses(table, uid, attempt, zone)
  const groupsOf = await groupReader(table)(attempt)
  await storeActivity(table, uid, { item, attempt, zone, groupsOf })
  await storeCohortAttempt(table, uid, { item, attempt }, groupsOf)
}

/**
 * Turns each ended attempt's answers into ratings of its student's cards (decision 0101), and records questions'
 * statuses, activity, and the course's cohort. Idempotent in any order: only a card's first rating of a day counts, and
 * none older than its last. Rereads the shard after a concurrent review. A regraded attempt only changes the cohort
 * (decision 0117).
 */
export async function projectCards(changes: readonly Change<'attempt'>[], { table }: { table: Table }): Promise<void> {
  const readGroups = groupReader(table)
  for (const { before, after } of changes) {
    if (after?.endTime === undefined) continue
    if (before?.endTime === undefined) await recordTest(after, table)
    else if (before.version !== after.version)
      await storeCohortRegrade(table, after.pk.slice(USER.length), { before, after }, readGroups)
  }
}
