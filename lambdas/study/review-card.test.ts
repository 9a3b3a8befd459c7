import { describe, expect, it } from 'vitest'
import { aCaseStudy, caseChoice } from '#domain/questions/testing/case-example.ts'
import { review } from '#domain/study/review.ts'
import { questionKey } from '#table/bank-keys.ts'
import { type QuestionItem, questionVersionItem } from '#table/question.ts'
import { aQuestion, answersOf } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { choiceFor, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { studySettingsItem } from '#table/study.ts'
import { aDueCard, aStudier, TODAY } from './testing/a-studier.ts'

const questions = classicQuestions(10)
const bank = bankItems([...questions, aCaseStudy(501)], START - MINUTE)
const table = sharedTable(bank)
const tables = testTables()
const usual = { retention: 0.9 }
const [first] = questions
const place = { id: first?.id ?? 0 }
const right = choiceFor(first!, true)
const wrong = choiceFor(first!, false)
const DAY = 86_400_000
/** A course that runs for some days. */
const long = { endTime: START + 30 * DAY }

describe('the review of a card', () => {
  it('is graded with key and rationale, rated, and moves the card', async () => {
    const { answer, card, queue } = await aStudier(table, [aDueCard(place)])
    expect((await queue()).cards.map(({ question }) => question.id)).toEqual([place.id])
    const reply = await answer(place, right)
    const next = review(aDueCard(place), place, 'good', { day: TODAY, inReview: true }, usual)
    expect(await card(place)).toEqual(next)
    expect(reply).toMatchObject({ questionId: place.id, item: null, rating: 'good' })
    expect(reply.graded).toMatchObject({ correct: true, rationale: first?.rationale })
    expect(reply.due).toBe(new Date(next.due * DAY).toISOString().slice(0, 10))
    expect(await queue()).toMatchObject({ cards: [], left: 0, done: 1, waiting: 0 })
  })

  it('is rated Again when it is wrong, and Hard when it took twice the pace of the last test', async () => {
    const { answer, uid } = await aStudier(table, [aDueCard(place), aDueCard({ id: 102 })])
    const settings = { retention: 0.9, cap: 80, timeZone: 'America/New_York' }
    await batchPut(table, [studySettingsItem(uid, settings, { pace: 20 })])
    expect(await answer(place, wrong, 5)).toMatchObject({ rating: 'again', graded: { correct: false } })
    expect(await answer({ id: 102 }, choiceFor(questions[1]!, true), 41)).toMatchObject({ rating: 'hard' })
  })

  it('happens once a day: a double click, another device, a lost reply', async () => {
    const { answer, readShard, clock, queue } = await aStudier(table, [aDueCard(place)], {}, long)
    const replies = await Promise.all([right, right, wrong, right].map((choice) => answer(place, choice)))
    const stored = await readShard(place)
    expect(stored.version).toBe(2)
    expect(new Set(replies.map(({ due, rating }) => `${due} ${rating}`)).size).toBe(1)
    expect(replies.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await answer(place, right)).toMatchObject({ rating: replies[0]?.rating, graded: { correct: true } })
    expect(await readShard(place)).toEqual(stored)
    clock.time += DAY
    expect((await queue()).done).toBe(0)
  })

  it('is graded as served, whatever has changed in the question', async () => {
    const own = await tables.table()
    await batchPut(own, bank)
    const { answer } = await aStudier(own, [aDueCard({ id: 900 }), aDueCard({ id: 901 })])
    const version = (id: number, right: number, time: number) =>
      questionVersionItem(aQuestion({ id, type: 'Multiple Choice', answers: answersOf(['a', 'b', 'c'], [right]) }), {
        time,
        tagNumbers: [],
        areaNumbers: [],
      })
    await batchPut(own, [version(900, 0, START), version(900, 1, START + 1)])
    expect(await answer({ id: 900 }, [0])).toMatchObject({ rating: 'good' })
    expect(await codeOf(answer({ id: 901 }, [0]))).toBe('questions-error')
  })

  it('covers a single item of a case study', async () => {
    const item = { id: 501, item: 2 }
    const { answer, queue, card } = await aStudier(table, [aDueCard(item), aDueCard({ id: 501, item: 1 })])
    const { cards } = await queue()
    expect(cards.map(({ question }) => question.caseItem)).toEqual([1, 2])
    expect(await answer(item, caseChoice(2, true), 500)).toMatchObject({ item: 2, rating: 'good' })
    expect((await card({ id: 501, item: 1 }))?.last).toBe(TODAY - 10)
    expect(await codeOf(answer({ id: 501 }, [0]))).toBe('card-not-found')
  })
})

describe('a rating that is corrected', () => {
  it('is computed from what the card was, each time', async () => {
    const { answer, rate, card, readShard } = await aStudier(table, [aDueCard(place)])
    expect(await codeOf(rate(place, 'easy'))).toBe('rating-is-final')
    await answer(place, right)
    expect(await rate(place, 'good')).toMatchObject({ rating: 'good', graded: null })
    expect((await readShard(place)).version).toBe(2)
    expect(await rate(place, 'easy')).toMatchObject({ rating: 'easy' })
    const easy = review(aDueCard(place), place, 'easy', { day: TODAY, inReview: true }, usual)
    expect(await card(place)).toEqual(easy)
    // A retry after a lost reply, then a slip that is undone.
    expect(await rate(place, 'easy')).toMatchObject({ rating: 'easy' })
    expect(await rate(place, 'again')).toMatchObject({ rating: 'again' })
    expect(await rate(place, 'easy')).toMatchObject({ rating: 'easy' })
    expect(await card(place)).toEqual(easy)
  })

  it('is final on the next day', async () => {
    const { answer, rate, clock } = await aStudier(table, [aDueCard(place)], {}, long)
    await answer(place, right)
    clock.time += DAY
    expect(await codeOf(rate(place, 'hard'))).toBe('rating-is-final')
  })

  it('keeps both when two devices correct two cards of a piece', async () => {
    const other = { id: 102 }
    const { answer, rate, readShard } = await aStudier(table, [aDueCard(place), aDueCard(other)])
    await Promise.all([answer(place, right), answer(other, choiceFor(questions[1]!, true))])
    await Promise.all([rate(place, 'easy'), rate(other, 'hard')])
    const { cards, version } = await readShard(place)
    expect(version).toBe(5)
    expect(cards.map(({ rating }) => rating)).toEqual(['easy', 'hard'])
  })
})

describe('a review', () => {
  const unchanged = async (studier: Awaited<ReturnType<typeof aStudier>>, code: string) => {
    expect(await codeOf(studier.answer(place, right))).toBe(code)
    expect(await studier.readShard(place)).toEqual({ cards: [aDueCard(place)], before: [], version: 1 })
  }

  it('is refused and changes nothing for a card that does not exist or is not due, or without a choice', async () => {
    const studier = await aStudier(table, [aDueCard(place), aDueCard({ id: 102 }, { due: TODAY + 1 })])
    expect(await codeOf(studier.answer({ id: 103 }, right))).toBe('card-not-found')
    expect(await codeOf(studier.answer({ id: 102 }, right))).toBe('card-not-due')
    expect(await codeOf(studier.answer(place, []))).toBe('answer-first')
    expect((await studier.readShard(place)).version).toBe(1)
  })

  it('is refused for a question whose number belonged to another one when the card was answered: its key is new', async () => {
    const own = await tables.table()
    const [item] = bankItems([aQuestion({ id: 104 })], START - MINUTE).filter(({ sk }) => sk === questionKey(104).sk)
    const added = (days: number) => ({ ...item, since: START - days * DAY }) as QuestionItem
    const { answer, queue } = await aStudier(own, [aDueCard({ id: 104 })])
    // The card was rated ten days ago. Near that day, the student's tests would decide, but there are none.
    for (const days of [0, 7, 8, 10, 12]) {
      await batchPut(own, [added(days)])
      expect((await queue()).cards).toEqual([])
      expect(await codeOf(answer({ id: 104 }, [0]))).toBe('card-not-found')
    }
    await batchPut(own, [added(13)])
    expect((await queue()).cards).toHaveLength(1)
    expect(await answer({ id: 104 }, [0])).toMatchObject({ questionId: 104 })
  })

  it('is accepted for a question that a test served since then, even on the day on which it was added', async () => {
    const own = await tables.table()
    const [only] = classicQuestions(1)
    await batchPut(own, bankItems([only!], START - MINUTE))
    const student = await aStudier(own, [aDueCard(place, { last: TODAY - 1, due: TODAY })], { numOfQuestions: 1 })
    const [item] = bankItems([only!], START - MINUTE).filter(({ sk }) => sk === questionKey(place.id).sk)
    await batchPut(own, [{ ...item, since: START - MINUTE } as QuestionItem])
    expect((await student.queue()).cards).toEqual([])
    await student.check(await student.start(), true)
    expect((await student.queue()).cards).toHaveLength(1)
  })

  it('is refused before the course begins, after its end, and in a course that is not theirs', async () => {
    await unchanged(await aStudier(table, [aDueCard(place)], {}, { endTime: 0 }), 'course-not-started')
    const ended = await aStudier(table, [aDueCard(place)], {}, { endTime: START - 1 })
    await unchanged(ended, 'course-ended')
    expect(await codeOf(ended.queue())).toBe('course-ended')
    expect(await codeOf(ended.rate(place, 'easy'))).toBe('course-ended')
  })

  it('is refused while the question is unanswered in a running test, and no queue shows it', async () => {
    const cards = questions.map(({ id }) => aDueCard({ id }))
    const studier = await aStudier(table, cards, { numOfQuestions: 10 })
    const attempt = await studier.start()
    const { cards: shown, waiting } = await studier.queue(20)
    expect([shown, waiting]).toEqual([[], 0])
    expect(await codeOf(studier.answer(place, right))).toBe('card-in-running-test')
    await studier.move({ n: attempt.n, action: 'finish' })
    expect(await studier.answer(place, right)).toMatchObject({ rating: 'good' })
  })

  it('is refused also when the test was started after the course was read', async () => {
    const own = await tables.table()
    await batchPut(own, bank)
    const studier = await aStudier(
      own,
      questions.map(({ id }) => aDueCard({ id })),
      { numOfQuestions: 10 },
    )
    let isStarted = false
    beforeNext(own, 'TransactWriteItemsCommand', async () => {
      await studier.start()
      isStarted = true
    })
    expect(await codeOf(studier.answer(place, right))).toBe('card-in-running-test')
    expect(isStarted).toBe(true)
    expect((await studier.readShard(place)).version).toBe(1)
  })
})
