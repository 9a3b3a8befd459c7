import { describe, expect, it } from 'vitest'
import { aCaseStudy, CASE_POINTS, caseChoice } from '#domain/questions/testing/case-example.ts'
import type { QuestionVersionItem } from '#table/question.ts'
import { packVersion } from '#lambdas/questions/bank/packed-version.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import type { Attempt } from '#generated/schema.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { aStudent, choiceFor, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { reviewAttempt, reviewStudentAttempt } from '#lambdas/attempts/review/review-attempt.ts'

const area = (i: number) => ['Basics', 'Comfort'].slice(i % 2, (i % 2) + 1)
const singles = classicQuestions(30).map((question, i) => ({ ...question, area: area(i) }))
const cases = [501, 502, 503].map((id, i) => aCaseStudy(id, { area: area(i) }))
const table = sharedTable(bankItems([...singles, ...cases], START - MINUTE))

const tables = testTables()
const isVersion = (item: object): item is QuestionVersionItem => 'type' in item && item.type === 'question-version'
const place = ({ n, currentQuestion, question }: Attempt) => ({
  n,
  position: currentQuestion,
  questionId: question?.id ?? 0,
  caseItem: question?.caseItem ?? null,
})
const choiceOf = ({ question }: Attempt, right: boolean) =>
  question?.caseItem == null ? choiceFor(question ?? { type: '' }, right) : caseChoice(question.caseItem, right)
const practice = (numOfQuestions: number, caseStudies: number) => ({ numOfQuestions, caseStudies })
const recordOf = ({ question }: Attempt) => question?.item ?? ''

describe('a Practice with case studies', () => {
  it('serves whole cases, their items in order, and single questions between them', async () => {
    const { start, move } = await aStudent(table, practice(15, 2))
    let attempt = await start()
    expect(attempt.total).toBe(15)
    const places: (readonly [number, number | null])[] = []
    while (attempt.question) {
      places.push([attempt.question.id, attempt.question.caseItem ?? null])
      attempt = (await move({ ...place(attempt), choice: choiceOf(attempt, true) })).attempt
    }
    const ids = new Set(places.flatMap(([id, item]) => (item === null ? [] : [id])))
    expect(ids.size).toBe(2)
    for (const id of ids) {
      const from = places.findIndex(([own]) => own === id)
      expect(places.slice(from, from + 6)).toEqual([1, 2, 3, 4, 5, 6].map((item) => [id, item]))
    }
    expect(new Set(places.map(([id]) => id)).size).toBe(5)
    const most = 3 + 2 * CASE_POINTS.reduce((sum, points) => sum + points, 0)
    expect(attempt).toMatchObject({ score: most, maxScore: most, grade: 100 })
  })

  it('shows the record up to each item and nothing of later ones, the same after every reload', async () => {
    const { start, move } = await aStudent(table, practice(6, 1))
    let attempt = await start()
    for (let item = 1; item <= 6; item += 1) {
      expect(await start()).toEqual(attempt)
      expect(attempt.question).toMatchObject({ type: 'Case Study', caseItem: item, body: `Item ${item}?`, answers: [] })
      const shown = recordOf(attempt)
      expect([1, 2, 3, 4, 5, 6].filter((hour) => shown.includes(`Note of hour ${hour}`))).toEqual(
        [1, 2, 3, 4, 5, 6].filter((hour) => hour <= item),
      )
      expect(shown.includes('Oxygen by mask')).toBe(item >= 4)
      expect(shown).not.toMatch(/"(?:correct|why|anchor|answer|spans)"|Rationale of|Item [1-6]\?/)
      const moved = await move({ ...place(attempt), choice: choiceOf(attempt, item % 2 === 0) })
      expect(moved.graded).toMatchObject({
        points: item % 2 === 0 ? CASE_POINTS[item - 1] : 0,
        maxPoints: CASE_POINTS[item - 1],
        rationale: `Rationale of item ${item}`,
      })
      attempt = moved.attempt
    }
    expect(attempt).toMatchObject({ score: 7, maxScore: 12, grade: 58 })
  })

  it('takes an answer to the item that is asked only, once, and repeats its reply', async () => {
    const { start, move } = await aStudent(table, practice(6, 1))
    const attempt = await start()
    const first = { ...place(attempt), choice: choiceOf(attempt, true) }
    for (const caseItem of [null, 2, 6, 7, -1]) {
      const refusal = await refusalOf(move({ ...first, caseItem }))
      expect(['not-this-question', 'answer-first']).toContain(refusal.code)
    }
    expect((await refusalOf(move({ ...first, choice: [140] }))).code).toBe('answer-first')
    const reply = await move(first)
    expect(await move(first)).toEqual(reply)
    expect((await refusalOf(move({ ...first, choice: choiceOf(attempt, false) }))).code).toBe('already-answered')
    expect((await refusalOf(move({ ...first, position: 1, caseItem: 1 }))).code).toBe('not-this-question')
  })

  it('counts unanswered items as wrong when finished early, and its review shows only answered ones', async () => {
    const { uid, keys, deps, start, move } = await aStudent(table, practice(6, 1))
    let attempt = await start()
    for (let item = 1; item <= 2; item += 1)
      attempt = (await move({ ...place(attempt), choice: choiceOf(attempt, true) })).attempt
    const finished = (await move({ n: 1, action: 'finish' })).attempt
    // The maximum known without keys: 2 reasons, 2 of Select N, 1 order, 3 answers.
    expect(finished).toMatchObject({ score: 5, maxScore: 5 + 2 + 2 + 1 + 3 })
    const { questions } = await reviewAttempt({ uid, progress: keys.progressKey, task: keys.taskKey, n: 1 }, deps)
    expect(questions.map(({ question }) => question.caseItem)).toEqual([1, 2, 3, 4, 5, 6])
    expect(questions.map(({ graded }) => graded?.rationale ?? null)).toEqual([
      ...['Rationale of item 1', 'Rationale of item 2'],
      ...[null, null, null, null],
    ])
    // The record is shown up to the student's last item: later entries were never shown.
    const hours = questions.map(({ question }) =>
      [1, 2, 3, 4, 5, 6].filter((hour) => question.item?.includes(`Note of hour ${hour}`)).at(-1),
    )
    expect(hours).toEqual([1, 2, 3, 3, 3, 3])
    const whole = await reviewStudentAttempt({ uid, progress: keys.progressKey, task: keys.taskKey, n: 1 }, deps)
    expect(whole.questions[5]?.question.item).toContain('Note of hour 6')
  })

  it('shows no key of its items in another attempt while one of them is unanswered in a running one', async () => {
    const own = await tables.table()
    await batchPut(own, bankItems([aCaseStudy(501)], START - MINUTE))
    const { uid, keys, deps, start, move } = await aStudent(own, practice(6, 1))
    const answer = async (attempt: Attempt) =>
      (await move({ ...place(attempt), choice: choiceOf(attempt, true) })).attempt
    const first = await start()
    let attempt = first
    while (attempt.question) attempt = await answer(attempt)
    const keysShown = async () => {
      const { questions } = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
      return questions.map(({ graded }) => graded !== null)
    }
    expect(await keysShown()).toEqual(Array<boolean>(6).fill(true))
    let again = await start()
    expect(again).toMatchObject({ n: 2, question: { id: 501, caseItem: 1 } })
    for (let answered = 0; answered < 6; answered += 1) {
      expect(await keysShown()).toEqual(Array<boolean>(6).fill(false))
      const repeated = await move({ ...place(first), choice: choiceOf(first, true) })
      expect(repeated).toMatchObject({ graded: null, attempt: { n: 1, question: null } })
      again = await answer(again)
    }
    expect(await keysShown()).toEqual(Array<boolean>(6).fill(true))
  })

  it('costs one read and one write unit an answer at most, stored as an import stores it', async () => {
    const own = await tables.table()

    const versions = bankItems([aCaseStudy(501)], START - MINUTE)
    await batchPut(
      own,
      versions.map((item) => (isVersion(item) ? packVersion(item) : item)),
    )
    const { start, move } = await aStudent(own, practice(6, 1))
    const meter = meteredTable(own)
    let attempt = await start()
    for (let item = 1; item < 6; item += 1) {
      meter.reset()
      attempt = (await move({ ...place(attempt), choice: choiceOf(attempt, true) })).attempt
      expect([meter.read <= 1, meter.write]).toEqual([true, 1])
    }
  })

  it('is refused while the bank has too few cases', async () => {
    const { start } = await aStudent(table, practice(30, 4))
    expect((await refusalOf(start())).code).toBe('questions-error')
  })
})

describe('an NCLEX with case studies', () => {
  const exam = { taskType: 'NCLEX' as const, minQuestions: 7, maxQuestions: 15, caseStudies: 2 }

  it('counts a case as six questions of its area', async () => {
    const { start, move } = await aStudent(table, exam)
    let attempt = await start()
    expect(attempt.total).toBe(14)
    while (attempt.question) attempt = (await move({ ...place(attempt), choice: choiceOf(attempt, true) })).attempt
    expect(attempt).toMatchObject({ result: 'passing', total: 14, grade: 100 })
    // Each area: one single question and a case of 12 points.
    expect(attempt.breakdown).toMatchObject([
      { name: 'Basics', correct: 13, total: 13 },
      { name: 'Comfort', correct: 13, total: 13 },
    ])
  })
})
