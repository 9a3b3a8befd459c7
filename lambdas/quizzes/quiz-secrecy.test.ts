import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { aCaseStudy } from '#domain/questions/testing/case-example.ts'
import { asksOutcomes } from '#domain/quizzes/find-questions.ts'
import { flippedQuestion } from '#domain/questions/testing/flipped-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { atDepth } from '#domain/testing/depth.ts'
import type { Attempt } from '#generated/schema.ts'
import { choiceFor, MINUTE, questionsOfAllTypes, START } from '#lambdas/attempts/academy-fixture.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { updateTaskProgress } from '#lambdas/attempts/answer/update-task-progress.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { answerCard } from '#lambdas/study/review-card.ts'
import { aDueCard } from '#lambdas/study/testing/a-studier.ts'
import { aFilter, projectEnded } from '#lambdas/study/testing/study-session.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { attemptsOfUser } from '#table/keys.ts'
import { studyCardsItem } from '#table/study.ts'
import { shardOf } from '#domain/study/card.ts'
import type { TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { ALL, aQuizzer } from './testing/a-quizzer.ts'

const SESSIONS = atDepth({ quick: 6, nightly: 200, mutation: 10 })
const BANK = questionsOfAllTypes(40).map((question) => ({ ...question, area: ['Basics'] }))

type Quizzer = Awaited<ReturnType<typeof aQuizzer>>

/** Answers this many questions of a quiz. */
async function answer({ uid, deps }: Quizzer, started: Attempt, count: number, right = true): Promise<Attempt> {
  let attempt = started
  for (let i = 0; i < count && attempt.question; i += 1) {
    const { question, currentQuestion: position, n, taskKey } = attempt
    const given = { position, questionId: question.id, choice: choiceFor(question, right) }
    attempt = (await updateTaskProgress({ progressKey: 'p1', taskKey, n, action: 'check', ...given }, uid, deps))
      .attempt
  }
  return attempt
}

const finish = ({ uid, deps }: Quizzer, { taskKey, n }: Attempt) =>
  updateTaskProgress({ progressKey: 'p1', taskKey, n, action: 'finish' }, uid, deps)

async function idsOf({ uid, deps }: Quizzer, task: string): Promise<number[]> {
  const items = await queryItems<AttemptItem>(deps.table, { ...attemptsOfUser(uid), consistent: true })
  const item = items.find(({ sk }) => sk.includes(`#${task}#`))
  return item ? attemptOf(item).questions.map(({ id }) => id) : []
}

describe('a quiz in exam mode keeps its questions secret until its end, the answered ones too', () => {
  it('is drawn from by no other test', async () => {
    const quizzer = await aQuizzer(memoryTable(), BANK)
    const { uid, keys, deps } = quizzer
    const silent = await quizzer.begin({ questions: 37, mode: 'exam' })
    await answer(quizzer, silent, 30)
    expect(await codeOf(createTaskProgress(keys, uid, deps))).toBe('questions-in-running-test')
    expect(await quizzer.found({ statuses: ['wrong', 'unused'] })).toBe(3)
    const tutor = await quizzer.begin({ questions: 150 })
    const [held, drawn] = [await idsOf(quizzer, silent.taskKey), await idsOf(quizzer, tutor.taskKey)]
    expect(drawn).toHaveLength(3)
    expect(drawn.filter((id) => held.includes(id))).toEqual([])
    await finish(quizzer, silent)
    expect((await createTaskProgress(keys, uid, deps)).attempt).toMatchObject({ total: 5 })
  })

  it('lets no review of an earlier test and no card show their keys', async () => {
    const quizzer = await aQuizzer(memoryTable(), BANK)
    const { uid, deps } = quizzer
    const earlier = await quizzer.begin({ questions: 150 })
    await answer(quizzer, earlier, 40)
    const silent = await quizzer.begin({ questions: 5, mode: 'exam' })
    const [card] = await idsOf(quizzer, silent.taskKey)
    const due = aDueCard({ id: card ?? 0 })
    await batchPut(deps.table, [studyCardsItem(uid, shardOf(due), { cards: [due], before: [] }, 1)])
    await answer(quizzer, silent, 2)
    const hidden = async () => {
      const { questions } = await reviewAttempt({ uid, progress: 'p1', task: earlier.taskKey, n: 1 }, deps)
      return questions.filter(({ graded }) => graded === null).map(({ question }) => question.id)
    }
    const held = await idsOf(quizzer, silent.taskKey)
    expect((await hidden()).sort()).toEqual([...held].sort())
    const given = { progressKey: 'p1', questionId: due.id, servedTime: START, choice: [0] }
    expect(await codeOf(answerCard(uid, given, deps))).toBe('card-in-running-test')
    await finish(quizzer, silent)
    expect(await hidden()).toEqual([])
  })
})

it('a quiz of what was missed shows nothing of questions that running tests keep secret, right or wrong before, nor while an exam runs', async () => {
  const totals = async (isRight: (at: number) => boolean) => {
    const quizzer = await aQuizzer(memoryTable(), BANK)
    const { uid, keys, deps, begin, beginMissed } = quizzer
    let earlier = await begin({ questions: 40 })
    for (let at = 0; at < 40; at += 1) earlier = await answer(quizzer, earlier, 1, isRight(at))
    const questions = await idsOf(quizzer, earlier.taskKey)
    // An answered question of a quiz in exam mode is secret, too.
    const silent = await begin({ questions: 10, mode: 'exam' })
    await answer(quizzer, silent, 4)
    const held = await idsOf(quizzer, silent.taskKey)
    const missed = await beginMissed(earlier)
    const drawn = await idsOf(quizzer, missed.taskKey)
    const expected = questions.filter((id, at) => !isRight(at) && !held.includes(id))
    expect([...drawn].sort()).toEqual([...expected].sort())
    await batchPut(deps.table, [
      aTask('c0', 's0', 'exam', { taskType: 'NCLEX', tags: ['RN'], minQuestions: 2, maxQuestions: 6 }),
    ])
    await finish(quizzer, silent)
    await finish(quizzer, missed)
    await createTaskProgress({ ...keys, taskKey: 'exam' }, uid, deps)
    expect(await codeOf(beginMissed(earlier))).toBe('exam-running')
  }
  await totals(() => false)
  await totals((at) => at % 2 === 0)
})

describe('a count', () => {
  /** A student with an answered and ended quiz in exam mode, whose questions' outcomes are stored. */
  async function aPractised(bank: readonly Question[]) {
    const quizzer = await aQuizzer(memoryTable(), bank)
    const { uid, deps } = quizzer
    const practised = await quizzer.begin({ questions: 40, mode: 'exam' })
    await answer(quizzer, practised, 30)
    await finish(quizzer, practised)
    await projectEnded(uid, deps)
    return quizzer
  }
  const banks = [BANK, BANK.map(flippedQuestion)]

  it('is refused while an exam runs with previously answered questions, since it would reveal right answers', async () => {
    const students = await Promise.all(banks.map(aPractised))
    const rights = await Promise.all(students.map(({ found: countOf }) => countOf({ statuses: ['right'] })))
    expect(rights).toEqual([30, 0])
    for (const { uid, keys, deps, found: countOf } of students) {
      const exam = {
        taskType: 'NCLEX' as const,
        tags: ['RN'],
        minQuestions: 2,
        maxQuestions: 6,
      } satisfies Partial<TaskItem>
      await batchPut(deps.table, [aTask('c0', 's0', 'exam', exam)])
      await createTaskProgress({ ...keys, taskKey: 'exam' }, uid, deps)
      for (const filter of [{}, { statuses: ['right'] }, { statuses: ['omitted'] }, { recentMisses: true }])
        expect(await codeOf(countOf(filter))).toBe('exam-running')
      await updateTaskProgress({ progressKey: 'p1', taskKey: 'exam', n: 1, action: 'finish' }, uid, deps)
      expect(await countOf()).toBe(40)
    }
  })

  it('does not reveal whether a question unanswered in a running test was right before', async () => {
    const students = await Promise.all(banks.map(aPractised))
    for (const { begin, counts, found: countOf } of students) {
      await begin({ questions: 150 })
      for (const status of ['right', 'wrong', 'omitted']) expect(await countOf({ statuses: [status] })).toBe(0)
      expect(await countOf({ recentMisses: true })).toBe(0)
      // Nor do the counts of names, alone or below a filter that uses outcomes.
      const { options, recentMisses } = await counts()
      expect(options.filter(({ list }) => list === 'statuses').map(({ name }) => name)).toEqual(['unused'])
      expect(recentMisses).toBe(0)
      expect((await counts({ recentMisses: true })).options).toEqual([])
      expect((await counts({ statuses: ['wrong'] })).options.filter(({ list }) => list !== 'statuses')).toEqual([])
    }
  })

  it('is the same before and after a start, since it would reveal the next questions', async () => {
    const bank = BANK.map((question, i) => ({ ...question, tags: ['RN', `Tag ${i % 4}`] }))
    const quizzer = await aQuizzer(memoryTable(), bank)
    const counts = () =>
      Promise.all(
        [0, 1, 2, 3].flatMap((tag) =>
          [[], ['unused'], ['unused', 'right', 'wrong', 'omitted'], ['flagged', 'unused']].map((statuses) =>
            quizzer.found({ tags: [`Tag ${tag}`], statuses }),
          ),
        ),
      )
    const before = await counts()
    expect(new Set(before)).toEqual(new Set([10]))
    await quizzer.begin({ questions: 12, mode: 'exam' })
    expect(await counts()).toEqual(before)
  })

  it(`is as many questions as a quiz of them has, or those of running tests more, over ${SESSIONS} students with running, ended and silent tests`, async () => {
    for (let seed = 0; seed < SESSIONS; seed += 1) {
      const random = seededRandom(seed)
      const quizzer = await aQuizzer(memoryTable(), [...BANK, aCaseStudy(501)])
      const { uid, deps, begin, found: countOf, clock } = quizzer
      for (let tests = random(4); tests > 0; tests -= 1) {
        clock.time += MINUTE
        const mode = random(2) === 0 ? 'tutor' : 'exam'
        const filter = { ...ALL, types: ['Priority', 'Multiple Choice', 'True/False', 'Select All That Apply'] }
        const test = await begin({ questions: 5 + random(5), mode, filter }).catch(() => undefined)
        if (!test) continue
        await answer(quizzer, test, random(test.total))
        if (random(2) === 0) await finish(quizzer, test)
      }
      await projectEnded(uid, deps)
      const filter = seed === 0 ? ALL : aFilter(random)
      const count = await countOf(filter)
      const drawn = await begin({ questions: 150, filter }).then(
        ({ total }) => total,
        () => 0,
      )
      if (asksOutcomes(filter)) expect([seed, drawn]).toEqual([seed, count])
      else expect(drawn).toBeLessThanOrEqual(count)
    }
  })
})
