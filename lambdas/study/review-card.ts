import { servedQuestion, hasItem } from '#domain/questions/served-question.ts'
import { isChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { type Card, type CardRef, shardOf } from '#domain/study/card.ts'
import { cardAt, correctInShard, type CardShard, rateInShard } from '#domain/study/card-shard.ts'
import { rateAnswer } from '#domain/study/rate-answer.ts'
import { weekOf } from '#domain/study/activity.ts'
import { dayText } from '#domain/study/student-day.ts'
import type { AnswerCardInput, CardReview, GradedQuestion, RateCardInput } from '#generated/schema.ts'
import { findQuestionVersion } from '#lambdas/attempts/review/find-question-version.ts'
import { gradedQuestion } from '#lambdas/attempts/answer/graded-question.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { studyCardsKey, studyReviewsKey } from '#table/study-keys.ts'
import { shardOfItem, studyCardsItem, type StudyCardsItem } from '#table/study.ts'
import { countReviewed } from './due-reviews.ts'
import { type Access, isOfFormer, isReviewedOn, openStudy, readSettings, type StudyDeps } from './open-study.ts'

type CardInput = { questionId: number; item?: number | null | undefined }

const cardRefOf = ({ questionId, item }: CardInput): CardRef => ({
  id: questionId,
  ...(item === undefined || item === null ? {} : { item }),
})

/** A shard as read. */
type StoredShard = { name: string; shard: CardShard; version: number }

async function readShard(uid: string, ref: CardRef, { table }: StudyDeps): Promise<StoredShard> {
  const name = shardOf(ref)
  const item = await getItem<StudyCardsItem>(table, studyCardsKey(uid, name), { consistent: true })
  return { name, shard: shardOfItem(item), version: item?.version ?? 0 }
}

/** Writes a shard if its version is as read and the student may study. Returns whether it was written. */
async function storeShard(
  uid: string,
  { name, version }: StoredShard,
  next: CardShard,
  { conditions }: Access,
  { table }: StudyDeps,
  more: readonly Write[] = [],
): Promise<boolean> {
  const Item = studyCardsItem(uid, name, next, version + 1)
  const written = await transactWrite(table, [...conditions, { Put: { Item, ...ifVersion(version) } }, ...more])
  return written.ok
}

function getCard(shard: CardShard, ref: CardRef): Card {
  const card = cardAt(shard, ref)
  if (!card) throw new Refusal('card-not-found')
  return card
}

const reply = (
  { id, item, rating, due }: Card,
  graded: GradedQuestion | null,
  { repeated = false }: { repeated?: boolean } = {},
): CardReview => ({
  questionId: id,
  item: item ?? null,
  ...{ graded, rating, repeated },
  due: dayText(due),
})

/**
 * Counts a review in its week (decision 0109) within the review's transaction, because a repeat must not count twice.
 */
const countInWeek = (uid: string, day: number): Write => {
  const week = weekOf(day)
  return {
    Update: {
      Key: studyReviewsKey(uid, dayText(week)),
      UpdateExpression: 'SET #type = :type ADD #day :one',
      ExpressionAttributeNames: { '#type': 'type', '#day': `d${day - week}` },
      ExpressionAttributeValues: { ':type': 'study-reviews', ':one': 1 },
    },
  }
}

const FAILURE = 'A review of a card could not be stored'

/**
 * Grades and rates (rate-answer.ts) the answer to the caller's due card by tests' rules: correctness, and time against
 * the last test's pace. Returns the key once the rating is stored, while the course runs and no test was started since.
 * A second answer that day is `repeated` and changes nothing. Throws as `openStudy`, and 'card-not-found',
 * 'card-in-running-test', 'card-not-due', 'questions-error', 'answer-first'.
 */
export async function answerCard(uid: string, input: AnswerCardInput, deps: StudyDeps): Promise<CardReview> {
  const ref = cardRefOf(input)
  return retryOnConflict({ failure: FAILURE }, async () => {
    const [access, read, { stored, settings, day }] = await Promise.all([
      openStudy({ uid, progress: input.progressKey }, deps),
      readShard(uid, ref, deps),
      readSettings(uid, deps),
    ])
    const card = getCard(read.shard, ref)
    if (access.isHidden(card)) throw new Refusal('card-in-running-test')
    const isRepeated = isReviewedOn(card, day)
    if (!isRepeated && (card.due > day || card.last >= day)) throw new Refusal('card-not-due')
    const served = await findQuestionVersion(deps.table, ref.id, input.servedTime)
    if (!served || !hasItem(served.question, ref.item)) throw new Refusal('questions-error')
    if (await isOfFormer(card, served.since, uid, deps)) throw new Refusal('card-not-found')
    const question = servedQuestion(served.question, ref.item, undefined)
    if (!isChoice(question, input.choice)) throw new Refusal('answer-first')
    const graded = gradedQuestion(question, input.choice, { peers: served.peers, item: ref.item })
    if (isRepeated) return reply(card, graded, { repeated: true })
    const { points, max } = scoreAnswer(question, input.choice)
    const seconds = input.seconds ?? undefined
    const answer = { correct: points === max, ...ref, ...(seconds === undefined ? {} : { seconds }) }
    const rating = rateAnswer(answer, stored?.pace)
    const next = rateInShard(read.shard, ref, rating, { day, inReview: true }, settings)
    if (!(await storeShard(uid, read, next, access, deps, [countInWeek(uid, day)]))) return CONFLICT
    // The number is only for display: a crash before this leaves it one too high until the queue is read.
    await countReviewed(uid, day, deps)
    return reply(getCard(next, ref), graded)
  })
}

/**
 * Changes the rating of a card reviewed today (card-shard.ts), computed from the card's state before the review.
 * Repeating the same rating returns the same result. Throws as `openStudy`, and 'card-not-found', 'rating-is-final'.
 */
export async function rateCard(uid: string, input: RateCardInput, deps: StudyDeps): Promise<CardReview> {
  const ref = cardRefOf(input)
  return retryOnConflict({ failure: FAILURE }, async () => {
    const [access, read, { settings, day }] = await Promise.all([
      openStudy({ uid, progress: input.progressKey }, deps),
      readShard(uid, ref, deps),
      readSettings(uid, deps),
    ])
    const card = getCard(read.shard, ref)
    const corrected = correctInShard(read.shard, ref, input.rating, day, settings)
    if (!corrected.ok) throw new Refusal(corrected.code)
    if (corrected.shard === read.shard) return reply(card, null)
    const isStored = await storeShard(uid, read, corrected.shard, access, deps)
    return isStored ? reply(getCard(corrected.shard, ref), null) : CONFLICT
  })
}
