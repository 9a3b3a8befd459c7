import { describe, expect, it } from 'vitest'
import { answerClock } from '#domain/attempts/answer-clock.ts'
import type { AttemptQuestion } from '#domain/attempts/attempt.ts'
import { byCardRef, type Card } from '#domain/study/card.ts'
import { review } from '#domain/study/review.ts'
import { outcomeOf } from '#domain/study/statuses.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { userKey } from '#table/keys.ts'
import { studyOfUser, studyCardsKey, studySettingsKey, studyStatusesKey } from '#table/study-keys.ts'
import {
  shardOfItem,
  studyCardsItem,
  type StudyCardsItem,
  studySettingsItem,
  type StudySettingsItem,
} from '#table/study.ts'
import { statusesOfItem, type StudyStatusesItem } from '#table/study-statuses.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectCards } from './cards.ts'
import { ON } from '../on.ts'
import { aBatch } from '../testing/batch-fixture.ts'
import { anEndedAttempt, ended } from '../testing/ended-attempt.ts'

const table = freshTable([userItem(aUser({ uid: 'u1' }))])
const DAY = 86_400_000
// 10 PM in New York.
const START = Date.UTC(2026, 5, 11, 2)
const ZONE = 'America/New_York'
const TODAY = dayOf(START, ZONE)
const usual = { retention: 0.9 }

type Line = { id: number; correct?: boolean; after?: number; item?: number }

/** A test some days after the first one; `after`: seconds from its start to the answer. */
function aTest(day: number, lines: readonly Line[]) {
  const startTime = START + day * DAY
  const questions = lines.map(({ id, correct, after = 10, item }): AttemptQuestion => ({
    id,
    ...(item === undefined ? {} : { item }),
    ...(correct === undefined
      ? {}
      : { answer: { choice: [0], correct, clock: answerClock(startTime + after * 1_000) } }),
  }))
  return anEndedAttempt({ n: day + 1, startTime, questions })
}

const project = (...items: ReturnType<typeof aTest>[]) => projectCards(aBatch(ON.cards, ...items.map(ended)), { table })

const isCards = (item: StudyCardsItem | StudySettingsItem): item is StudyCardsItem => item.type === 'study-cards'
const stored = () => queryItems<StudyCardsItem | StudySettingsItem>(table, { ...studyOfUser('u1'), consistent: true })
const cards = async (): Promise<Card[]> =>
  (await stored())
    .filter(isCards)
    .flatMap((item) => shardOfItem(item).cards)
    .toSorted(byCardRef)

describe('a test that ended', () => {
  const test = aTest(0, [
    { id: 5, correct: true },
    { id: 300, correct: false, after: 20 },
    { id: 7, item: 1, correct: true, after: 60 },
    { id: 7, item: 2, correct: false, after: 90 },
    { id: 8 },
    { id: 9 },
  ])

  it('makes a card of each answer, on the student’s day, and none of skipped questions', async () => {
    await project(test)
    expect(await cards()).toEqual([
      review(undefined, { id: 5 }, 'good', { day: TODAY }, usual),
      review(undefined, { id: 7, item: 1 }, 'good', { day: TODAY }, usual),
      review(undefined, { id: 7, item: 2 }, 'again', { day: TODAY }, usual),
      review(undefined, { id: 300 }, 'again', { day: TODAY }, usual),
    ])
    expect((await stored()).map(({ sk }) => sk)).toEqual(['CARDS#C0', 'CARDS#Q0', 'CARDS#Q2'])
  })

  it('changes nothing when its batch comes again, whole or in parts, also after a later test', async () => {
    await project(test)
    const first = await stored()
    await project(test)
    await project(test, test)
    expect(await stored()).toEqual(first)
    await project(aTest(3, [{ id: 5, correct: true }]))
    const later = await stored()
    expect(later).not.toEqual(first)
    await project(test)
    await project(test, aTest(3, [{ id: 5, correct: true }]))
    expect(await stored()).toEqual(later)
  })

  it('continues from the existing card', async () => {
    await project(test)
    const [before] = await cards()
    await project(aTest(4, [{ id: 5, correct: true }]))
    expect((await cards())[0]).toEqual(review(before, { id: 5 }, 'good', { day: TODAY + 4 }, usual))
  })

  it('follows the settings of its student', async () => {
    const settings = { retention: 0.8, cap: 20, timeZone: 'Asia/Manila', examDay: TODAY + 3 }
    await batchPut(table, [studySettingsItem('u1', settings, { version: 1 })])
    await project(test)
    const day = dayOf(START, 'Asia/Manila')
    expect(day).toBe(TODAY + 1)
    expect((await cards())[0]).toEqual(review(undefined, { id: 5 }, 'good', { day }, settings))
    expect(Math.max(...(await cards()).map(({ due }) => due))).toBeLessThanOrEqual(TODAY + 3)
  })

  it('stores the pace of a test with enough times, and finds slow answers hard by it', async () => {
    const lines = [10, 20, 30, 40, 61].map((after, i) => ({ id: i + 1, correct: true, after }))
    await project(aTest(0, lines))
    expect((await cards()).map(({ rating }) => rating)).toEqual(['good', 'good', 'good', 'good', 'hard'])
    expect((await getItem<StudySettingsItem>(table, studySettingsKey('u1')))?.pace).toBe(10)
  })

  it('keeps a concurrent review of another card in the same shard', async () => {
    const place = studyCardsKey('u1', 'Q0')
    const first = review(undefined, { id: 90 }, 'good', { day: TODAY - 9 }, usual)
    await batchPut(table, [studyCardsItem('u1', 'Q0', { cards: [first], before: [] }, 1)])
    const reviewed = review(first, first, 'hard', { day: TODAY, inReview: true }, usual)
    // Stores the review between the shard's read and write.
    beforeNext(table, 'UpdateItemCommand', () =>
      batchPut(table, [studyCardsItem('u1', 'Q0', { cards: [reviewed], before: [first] }, 2)]),
    )
    await project(test)
    const item = await getItem<StudyCardsItem>(table, place, { consistent: true })
    expect(item?.version).toBe(3)
    expect(shardOfItem(item)).toEqual({
      cards: [review(undefined, { id: 5 }, 'good', { day: TODAY }, usual), reviewed],
      before: [first],
    })
  })

  it('sets the latest result of its questions: right, wrong, or shown and skipped', async () => {
    const outcomes = async () => {
      const item = await getItem<StudyStatusesItem>(table, studyStatusesKey('u1', 0), { consistent: true })
      return { version: item?.version, of: [5, 7, 8, 9, 300].map((id) => outcomeOf(statusesOfItem(item), id)) }
    }
    await project(test)
    const first = { version: 1, of: ['right', 'wrong', 'omitted', undefined, 'wrong'] }
    expect(await outcomes()).toEqual(first)
    await project(test, test)
    expect(await outcomes()).toEqual(first)
    await project(aTest(1, [{ id: 5, correct: false }, { id: 8, correct: true }, { id: 4_000 }]))
    expect(await outcomes()).toEqual({ version: 2, of: ['wrong', 'wrong', 'right', undefined, 'wrong'] })
    const other = await getItem<StudyStatusesItem>(table, studyStatusesKey('u1', 1), { consistent: true })
    expect(outcomeOf(statusesOfItem(other), 4_000)).toBe('omitted')
  })

  it('leaves nothing of a student who is deleted or being deleted', async () => {
    await batchPut(table, [{ ...userItem(aUser({ uid: 'u1' })), deleting: START } as never])
    await project(test)
    expect(await stored()).toEqual([])
    await removeItem(table, userKey('u1'))
    await project(test)
    expect(await stored()).toEqual([])
  })
})
