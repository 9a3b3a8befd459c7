import { type Card, type CardRef, shardOf } from '#domain/study/card.ts'
import { cardAt } from '#domain/study/card-shard.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { academy } from '#domain/academy.ts'
import { aStudent, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { studyCardsKey } from '#table/study-keys.ts'
import { shardOfItem, studyCardsItem, type StudyCardsItem } from '#table/study.ts'
import { userItem } from '#table/user.ts'
import { answerCard, rateCard } from '../review-card.ts'
import { studyQueue } from '../study-queue.ts'

/** The student's day at the start of a test. */
export const TODAY = dayOf(START, academy.timeZone)

/** A card that was answered ten days ago and is due today. */
export const aDueCard = (ref: CardRef, more: Partial<Card> = {}): Card => ({
  ...ref,
  state: 'review',
  stability: 10,
  difficulty: 5,
  due: TODAY,
  last: TODAY - 10,
  reps: 2,
  lapses: 0,
  rating: 'good',
  reviewed: false,
  late: false,
  ...more,
})

/** A student with cards in a running course, and the student's actions on them. */
export async function aStudier(
  table: Table,
  cards: readonly Card[],
  ...more: Parameters<typeof aStudent> extends [unknown, ...infer Rest] ? Rest : never
) {
  const student = await aStudent(table, ...more)
  const { uid, deps } = student
  const shards = [...new Set(cards.map(shardOf))]
  await batchPut(table, [
    userItem(aUser({ uid })),
    ...shards.map((readShard) =>
      studyCardsItem(uid, readShard, { cards: cards.filter((card) => shardOf(card) === readShard), before: [] }, 1),
    ),
  ])
  const readShard = async (ref: CardRef) => {
    const item = await getItem<StudyCardsItem>(table, studyCardsKey(uid, shardOf(ref)), { consistent: true })
    return { ...shardOfItem(item), version: item?.version ?? 0 }
  }
  const at = ({ id, item }: CardRef) => ({ progressKey: 'p1', questionId: id, ...(item === undefined ? {} : { item }) })
  return {
    ...student,
    readShard,
    card: async (ref: CardRef) => cardAt(await readShard(ref), ref),
    queue: (limit?: number) => studyQueue({ uid, progress: 'p1' }, limit, deps),
    answer: (ref: CardRef, choice: readonly number[], seconds?: number) =>
      answerCard(
        uid,
        { ...at(ref), servedTime: START, choice: [...choice], ...(seconds === undefined ? {} : { seconds }) },
        deps,
      ),
    rate: (ref: CardRef, rating: Card['rating']) => rateCard(uid, { ...at(ref), rating }, deps),
  }
}
