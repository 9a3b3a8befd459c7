import { describe, expect, it } from 'vitest'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import type { Attempt } from '#generated/schema.ts'
import { questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { attemptsOfUser, taskSummariesOfUser } from '#table/keys.ts'
import { listQuizzes } from './list-quizzes.ts'
import { ALL, answerQuiz, aQuizzer, sitQuiz } from './testing/a-quizzer.ts'

const tables = testTables()
const BANK = questionsOfAllTypes(40)

const place = ({ taskKey }: Attempt) => ({ progressKey: 'p1', contentKey: 'quizzes', sectionKey: 'quizzes', taskKey })

describe("a quiz of one's own", () => {
  it('is answered, resumed, ended and reviewed as any test, and is no task of the course', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const { uid, deps } = quizzer
    const started = await quizzer.begin({ questions: 6 })
    expect(started).toMatchObject({ total: 6, n: 1, deadline: null, silent: false, type: 'Practice' })
    const move = await answerQuiz(quizzer, started, true)
    expect(move.graded).not.toBeNull()
    const resumed = await createTaskProgress(place(started), uid, deps)
    expect(resumed.attempt).toEqual(move.attempt)
    const { attempt } = await sitQuiz(quizzer, move.attempt, () => false)
    expect(attempt).toMatchObject({ score: expect.any(Number) as number, grade: expect.any(Number) as number })
    const review = await reviewAttempt({ uid, progress: 'p1', task: started.taskKey, n: 1 }, deps)
    expect(review.questions.map(({ graded }) => graded !== null)).toEqual([true, true, true, true, true, true])
    // A quiz has no passing standard and no effect on the course: no summary, so no completion and no certificate.
    expect([attempt.result, review.attempt.result]).toEqual([null, null])
    expect(attempt.breakdown?.length).toBeGreaterThan(0)
    const { passGrade, history, complete } = await taskView(place(started), uid, {
      ...deps,
      publish: () => Promise.resolve(),
      signPlayback: testSigner,
    })
    expect({ passGrade, complete, results: history.map(({ result }) => result) }).toEqual({
      passGrade: null,
      complete: true,
      results: [null],
    })
    expect(await queryItems(deps.table, taskSummariesOfUser(uid))).toEqual([])
    expect((await listQuizzes({ progressKey: 'p1' }, uid, deps)).quizzes).toMatchObject([
      { taskKey: started.taskKey, total: 6, answered: 6, grade: attempt.grade, timed: false },
    ])
  })

  it('counts, ended early, the questions that were answered', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const { uid, deps } = quizzer
    const { attempt } = await answerQuiz(quizzer, await quizzer.begin({ questions: 6 }), true)
    const end = { progressKey: 'p1', taskKey: attempt.taskKey, n: 1, action: 'finish' as const }
    const ended = (await updateTaskProgress(end, uid, deps)).attempt
    expect(ended).toMatchObject({ score: ended.maxScore, grade: 100, currentQuestion: 1, total: 6 })
    expect((await listQuizzes({ progressKey: 'p1' }, uid, deps)).quizzes).toMatchObject([{ answered: 1, grade: 100 }])
  })

  it('reveals no answer in exam mode before it has ended, not even by its score', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const start = async (right: boolean) => {
      const started = await quizzer.begin({ mode: 'exam', questions: 5 })
      expect(started.silent).toBe(true)
      return sitQuiz(quizzer, started, () => right)
    }
    const [rights, wrongs] = [await start(true), await start(false)]
    for (const { moves } of [rights, wrongs]) {
      expect(moves.map(({ graded }) => graded)).toEqual([null, null, null, null, null])
      expect(moves.slice(0, -1).map(({ attempt }) => [attempt.score, attempt.grade])).toEqual(Array(4).fill([0, null]))
    }
    expect([rights.attempt.grade, wrongs.attempt.grade]).toEqual([100, expect.any(Number)])
    expect(wrongs.attempt.grade).toBeLessThan(100)
  })

  it('starts once per request: for a double click, two tabs, and a lost reply', { tags: ['nightly'] }, async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const both = await Promise.all(Array.from({ length: 5 }, () => quizzer.begin({}, 'one-request')))
    expect(new Set(both.map(({ taskKey }) => taskKey)).size).toBe(1)
    await sitQuiz(quizzer, both[0] as Attempt, () => true)
    // Another start removes the ended quiz from the list of started tests.
    await quizzer.begin()
    const again = await quizzer.begin({}, 'one-request')
    expect(again).toMatchObject({ taskKey: both[0]?.taskKey, endTime: expect.any(Number) as number })
    expect(await queryItems(quizzer.deps.table, attemptsOfUser(quizzer.uid))).toHaveLength(2)
  })

  it('draws no question that is unanswered in another quiz, also when two devices start at the same time', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const started = await Promise.all([15, 15].map((questions) => quizzer.begin({ questions })))
    const rows = await queryItems<never>(quizzer.deps.table, attemptsOfUser(quizzer.uid))
    const ids = (rows as { q: Uint8Array[] }[]).flatMap(({ q }) => q.map((bytes) => bytes.join()))
    expect(started.map(({ total }) => total)).toEqual([15, 15])
    expect(new Set(ids).size).toBe(30)
    const rest = await quizzer.begin({ questions: 150 })
    expect(rest.total).toBe(10)
    expect(await codeOf(quizzer.begin())).toBe('quiz-finds-nothing')
  })

  it('has fewer questions where fewer are found, and does not start with none', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    expect(await quizzer.begin({ questions: 150 })).toMatchObject({ total: 40 })
    const other = await aQuizzer(await tables.table(), BANK)
    expect(await codeOf(other.begin({ filter: { ...ALL, tags: ['No such tag'] } }))).toBe('quiz-finds-nothing')
  })

  it('asks a case study whole', async () => {
    const quizzer = await aQuizzer(await tables.table(), [...questionsOfAllTypes(3), aCaseStudy(501)])
    expect(await quizzer.found()).toBe(9)
    expect(await quizzer.begin({ questions: 8, filter: { ...ALL, types: ['Case Study'] } })).toMatchObject({ total: 6 })
    const rest = await quizzer.begin({ questions: 8 })
    expect(rest.total).toBe(3)
  })

  it('asks exactly what was missed in a finished attempt, also fewer than a form allows', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const { begin, beginMissed } = quizzer
    const first = await begin({ questions: 20, filter: { ...ALL, types: ['Multiple Choice', 'Priority'] } })
    expect(await codeOf(beginMissed(first))).toBe('attempt-running')
    const { moves } = await sitQuiz(quizzer, first, (at) => at > 2)
    const missed = moves.slice(0, 3).map(({ graded }) => graded?.id)
    const again = await beginMissed(first)
    expect([again.total, again.type, again.silent]).toEqual([3, 'Practice', false])
    const sat = await sitQuiz(quizzer, again, () => true)
    expect(sat.moves.map(({ graded }) => graded?.id).sort()).toEqual([...missed].sort())
    expect(await codeOf(beginMissed(again))).toBe('quiz-finds-nothing')
  })

  it('asks nothing that was missed in an attempt of somebody else, or in no attempt', async () => {
    const [student, stranger] = [await aQuizzer(await tables.table(), BANK), await aQuizzer(await tables.table(), BANK)]
    const { attempt } = await sitQuiz(student, await student.begin(), () => false)
    expect(await codeOf(stranger.beginMissed(attempt))).toBe('attempt-not-found')
    expect(await codeOf(student.beginMissed({ ...attempt, n: 2 }))).toBe('attempt-not-found')
  })

  it('refuses what a form does not offer, with the fields that are wrong', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const many = Array.from({ length: 61 }, (_, i) => `t${i}`)
    const wrong = [
      { questions: 4 },
      { questions: 151 },
      { questions: 5.5 },
      { mode: 'cheat' },
      { pace: 29 },
      { pace: 301 },
      { filter: { ...ALL, statuses: ['liked'] } },
      { filter: { ...ALL, difficulties: ['impossible'] } },
      { filter: { ...ALL, types: ['Essay'] } },
      { filter: { ...ALL, steps: ['Guess'] } },
      { filter: { ...ALL, tags: many } },
      { filter: { ...ALL, areas: ['x'.repeat(101)] } },
    ]
    for (const form of wrong) expect(await codeOf(quizzer.begin(form))).toBe('quiz-form-wrong')
    expect(await codeOf(quizzer.begin({}, 'short'))).toBe('quiz-form-wrong')
    await expect(quizzer.begin({ questions: 4, pace: 1 })).rejects.toMatchObject({
      data: { fields: ['questions', 'pace'] },
    })
  })

  it('ends with its clock: a pace for each question', async () => {
    const quizzer = await aQuizzer(await tables.table(), BANK)
    const started = await quizzer.begin({ pace: 90, questions: 5 })
    expect(started.deadline).toBe(START + 450_000)
    quizzer.clock.time = START + 450_000
    const late = await createTaskProgress(place(started), quizzer.uid, quizzer.deps)
    expect(late.attempt).toMatchObject({ endTime: START + 450_000, grade: 0 })
  })
})
