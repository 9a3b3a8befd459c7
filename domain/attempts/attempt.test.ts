import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAnswer } from './after-answer.ts'
import { answerQuestion, type Attempt, canStart, finishAttempt, hasExpired, isSilent, startAttempt } from './attempt.ts'
import { breakdown, tallyByGroup } from './breakdown.ts'
import { canAnswer } from './can-answer.ts'
import { grade, isTagFailing, scoreBand } from './grade.ts'
import { nclexStudent } from './kinds/nclex.ts'
import { practice } from './kinds/practice.ts'
import type { Rules } from './rules.ts'
import { rulesOf } from './kinds/test-kinds.ts'
import { DELETED_TEST, type TestTask } from './test-task.ts'

const NOW = 1_000_000
const MINUTE = 60_000
const task: TestTask = { type: 'Practice', tags: ['RN'], numOfQuestions: 3, timeAllowed: 30 }
const anAttempt = (more: Partial<TestTask> = {}, courseEnd = NOW + 90 * MINUTE) =>
  startAttempt({ n: 1, task: { ...task, ...more }, questions: [{ id: 7 }, { id: 8 }, { id: 9 }], courseEnd, now: NOW })
const right = { choice: [1], correct: true, tagNumbers: [0, 2] }
const wrong = { choice: [0], correct: false, tagNumbers: [0] }

describe('starting an attempt', () => {
  it('ends it timeAllowed minutes from now', () => {
    expect(anAttempt()).toMatchObject({ startTime: NOW, deadline: NOW + 30 * MINUTE, at: 0, score: 0, untimed: false })
  })

  it('never lets it outlive the course', () => {
    expect(anAttempt({}, NOW + MINUTE).deadline).toBe(NOW + MINUTE)
    const { timeAllowed: _, ...unlimited } = task
    const untimed = startAttempt({ n: 1, task: unlimited, questions: [], courseEnd: NOW + MINUTE, now: NOW })
    expect(untimed).toMatchObject({ untimed: true, deadline: NOW + MINUTE })
  })

  it('has the task’s kind, is new, and has no plan of its own', () => {
    expect(anAttempt()).toStrictEqual({
      ...{ n: 1, kind: 'Practice', version: 1, startTime: NOW, deadline: NOW + 30 * MINUTE, untimed: false },
      ...{ questions: [{ id: 7 }, { id: 8 }, { id: 9 }], at: 0, score: 0, passGrade: 65, tally: new Map() },
    })
    const plan = { tag: 'RN', min: 1, max: 2, areas: 3 }
    expect(startAttempt({ n: 2, task, questions: [], plan, courseEnd: NOW, now: NOW })).toMatchObject({ n: 2, plan })
  })

  it('keeps its scoring, the seed of its order, and its quiz', () => {
    const quiz = {
      ...{ questions: 5, mode: 'exam' as const },
      filter: { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false },
    }
    const started = startAttempt({
      n: 1,
      task: { ...task, scoring: 'plus-minus' },
      questions: [],
      quiz,
      seed: '7',
      courseEnd: NOW,
      now: NOW,
    })
    expect(started).toMatchObject({ scoring: 'plus-minus', seed: '7', quiz })
    expect(['scoring', 'seed', 'quiz'].filter((name) => name in anAttempt())).toEqual([])
  })

  it('is silent until its end only for a quiz in exam mode', () => {
    const filter = { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false }
    const isSilentIn = (mode: 'exam' | 'tutor') => isSilent({ quiz: { questions: 5, mode, filter } })
    expect([isSilentIn('exam'), isSilentIn('tutor'), isSilent({})]).toEqual([true, false, false])
  })

  it('takes 65 percent as pass grade when the task sets none', () => {
    expect(anAttempt().passGrade).toBe(65)
    expect(anAttempt({ passGrade: 80 }).passGrade).toBe(80)
  })

  it.each([
    [{ started: 0 }, 2, { ok: true, n: 1 }],
    [{ started: 1 }, 2, { ok: true, n: 2 }],
    [{ started: 2 }, 2, { ok: false, code: 'no-attempts-left' }],
    [{ started: 3 }, 2, { ok: false, code: 'no-attempts-left' }],
    [{ started: 99 }, undefined, { ok: true, n: 100 }],
    [{ started: 2, open: 2 }, 2, { ok: true, resume: 2 }],
    [{ started: 1 }, DELETED_TEST, { ok: false, code: 'test-deleted' }],
    [{ started: 1, open: 1 }, DELETED_TEST, { ok: true, resume: 1 }],
  ])('a student with %j and %s attempts allowed gets %j [3.5.24]', (started, attempts, verdict) => {
    expect(canStart(started, attempts)).toEqual(verdict)
  })
})

describe('answering', () => {
  const running = answerQuestion(anAttempt(), right)
  const ended: Attempt = { ...running, endTime: NOW + 5 }
  const overdue: Attempt = { ...running, endTime: running.deadline }

  it.each([
    ['the current question', running, 1, 8, [0], NOW, { ok: true }],
    ['2 s after the deadline', running, 1, 8, [0], running.deadline + 2_000, { ok: true }],
    ['later than that', running, 1, 8, [0], running.deadline + 2_001, { ok: false, code: 'time-is-up' }],
    ['the same answer again', running, 0, 7, [1], NOW, { ok: false, code: 'answered-so' }],
    ['the same answer again, after the end', ended, 0, 7, [1], NOW + 9, { ok: false, code: 'answered-so' }],
    ['another answer', running, 0, 7, [2], NOW, { ok: false, code: 'already-answered' }],
    ['a question ahead', running, 2, 9, [0], NOW, { ok: false, code: 'not-this-question' }],
    ['another question in its place', running, 1, 9, [0], NOW, { ok: false, code: 'not-this-question' }],
    ['a place that is not there', running, 3, 8, [0], NOW, { ok: false, code: 'not-this-question' }],
    ['a finished attempt', ended, 1, 8, [0], NOW, { ok: false, code: 'attempt-finished' }],
    ['an attempt that the clock ended', overdue, 1, 8, [0], NOW, { ok: false, code: 'time-is-up' }],
  ])('%s is judged so', (_, attempt, position, id, choice, now, verdict) => {
    expect(canAnswer(attempt, { position, id, choice }, now)).toEqual(verdict)
  })

  it('keeps the points of partial credit, and none for all or nothing', () => {
    const answerOf = (graded: Parameters<typeof answerQuestion>[1]) =>
      answerQuestion(anAttempt(), graded).questions[0]?.answer
    expect(answerOf({ ...wrong, points: 2, max: 3 })).toStrictEqual({ choice: [0], correct: false, points: 2, max: 3 })
    expect(answerOf(right)).toStrictEqual({ choice: [1], correct: true })
    expect(answerOf({ ...right, max: 3 })).toStrictEqual({ choice: [1], correct: true })
  })

  it('is of the item and the scoring that were served, and the same only as a whole', () => {
    const several = answerQuestion(anAttempt(), { ...right, choice: [1, 2] })
    const at = (more: object) => canAnswer(several, { position: 0, id: 7, choice: [1, 2], ...more }, NOW)
    expect(at({})).toEqual({ ok: false, code: 'answered-so' })
    expect(at({ choice: [1, 3] })).toEqual({ ok: false, code: 'already-answered' })
    for (const other of [{ item: 2 }, { scoring: 'plus-minus' }])
      expect(at(other)).toEqual({ ok: false, code: 'not-this-question' })
  })

  it('is refused while an exam holds the attempt, to the last millisecond of it', () => {
    const held: Attempt = { ...running, hold: { progress: 'p1', task: 't1', n: 1, until: NOW + 50 } }
    const at = (now: number) => canAnswer(held, { position: 1, id: 8, choice: [0] }, now)
    expect(at(NOW)).toEqual({ ok: false, code: 'exam-running' })
    expect(at(NOW + 50)).toEqual({ ok: false, code: 'exam-running' })
    expect(at(NOW + 51)).toEqual({ ok: true })
  })

  it('keeps the choice, its grade, and its clock with the question that was served, and no clock when there is none', () => {
    expect(running.questions).toStrictEqual([{ id: 7, answer: { choice: [1], correct: true } }, { id: 8 }, { id: 9 }])
    const timed = answerQuestion(running, { ...wrong, clock: 5 })
    expect(timed.questions[1]).toStrictEqual({ id: 8, answer: { choice: [0], correct: false, clock: 5 } })
  })

  it('takes a longer choice with the same beginning as a different answer', () => {
    const several = answerQuestion(anAttempt(), { ...right, choice: [1, 2] })
    const given = (choice: readonly number[]) => canAnswer(several, { position: 0, id: 7, choice }, NOW)
    expect([given([1]), given([1, 2, 3])]).toEqual(
      Array.from({ length: 2 }, () => ({ ok: false, code: 'already-answered' })),
    )
    expect(given([1, 2])).toEqual({ ok: false, code: 'answered-so' })
  })

  it('counts score and tags, and moves on by one', () => {
    const next = answerQuestion(running, wrong)
    expect(next).toMatchObject({ at: 2, score: 1, version: 3 })
    expect(next.tally).toEqual(
      new Map([
        [0, { correct: 1, total: 2 }],
        [2, { correct: 1, total: 1 }],
      ]),
    )
    expect(running.at).toBe(1)
  })

  it('ends a Practice test with its last question, and no sooner', () => {
    const second = afterAnswer(running, wrong, practice, NOW + 1).attempt
    expect(second.endTime).toBeUndefined()
    const last = afterAnswer(second, right, practice, NOW + 2).attempt
    expect(last).toMatchObject({ endTime: NOW + 2, at: 3, score: 2, version: 4 })
    expect(grade(last.score, last.questions.length)).toBe(66)
    expect(practice.result(last)).toBe('passing')
    expect(practice.result({ ...last, passGrade: 67 })).toBe('failing')
  })
})

describe('other rules', () => {
  const areas: Rules = {
    ...practice,
    kind: 'NCLEX',
    dimension: 'areas',
    tally: tallyByGroup,
    afterBatch: ({ questions }) => (questions.length < 3 ? { end: false, groups: [1] } : { end: true }),
    result: () => 'undecided',
  }
  const start = startAttempt({
    n: 1,
    task: { type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 2 },
    questions: [
      { id: 7, group: 0 },
      { id: 8, group: 1 },
    ],
    courseEnd: NOW + MINUTE,
    now: NOW,
  })

  it('join as a table: the engine requests more questions after a batch and counts them by their area', () => {
    const first = afterAnswer(start, right, areas, NOW)
    expect(first.groups).toEqual([])
    const second = afterAnswer(first.attempt, wrong, areas, NOW)
    expect(second).toMatchObject({ groups: [1], attempt: { at: 2 } })
    expect(second.attempt.endTime).toBeUndefined()
    const grown = { ...second.attempt, questions: [...second.attempt.questions, { id: 9, group: 1 }] }
    const last = afterAnswer(grown, right, areas, NOW)
    expect(last.attempt.endTime).toBe(NOW)
    expect(areas.tally(last.attempt)).toEqual(
      new Map([
        [0, { correct: 1, total: 1, answered: 1 }],
        [1, { correct: 1, total: 2, answered: 2 }],
      ]),
    )
  })

  it('are looked up by the kind of test', () => {
    expect(rulesOf('Practice')).toBe(practice)
    expect(rulesOf('NCLEX')).toBe(nclexStudent)
  })
})

describe('the end', () => {
  it('is now, or the deadline if that was earlier', () => {
    const attempt = anAttempt()
    expect(finishAttempt(attempt, NOW + 5)).toMatchObject({ endTime: NOW + 5, version: 2 })
    expect(finishAttempt(attempt, attempt.deadline + 99).endTime).toBe(attempt.deadline)
    expect(finishAttempt({ ...attempt, endTime: NOW + 1 }, NOW + 7).endTime).toBe(NOW + 1)
  })

  it('comes by itself when the time has passed', () => {
    const attempt = anAttempt()
    expect(hasExpired(attempt, attempt.deadline - 1)).toBe(false)
    expect(hasExpired(attempt, attempt.deadline)).toBe(true)
    expect(hasExpired({ ...attempt, endTime: NOW }, attempt.deadline)).toBe(false)
  })
})

describe('grades', () => {
  it.each([
    [2, 3, 66],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, 0],
    [29, 100, 29],
    [57, 100, 57],
    [199, 200, 99],
  ])('%i of %i is %i percent', (correct, total, percent) => expect(grade(correct, total)).toBe(percent))

  it('are whole and never rounded up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(1_000), (total, some) => {
        const correct = Math.min(some, total)
        const percent = grade(correct, total)
        expect(percent * total <= correct * 100 && correct * 100 < (percent + 1) * total).toBe(true)
      }),
    )
  })

  it.each([
    [76, 'green'],
    [75, 'accent'],
    [56, 'accent'],
    [55, 'red'],
    [0, 'red'],
  ])('a grade of %i percent is %s', (percent, band) => expect(scoreBand(percent)).toBe(band))

  it('a tag below 75 percent is failing', () => expect([74, 75].map(isTagFailing)).toEqual([true, false]))

  it('break down by name, numbers by value', () => {
    const tally = new Map([
      [1, { correct: 1, total: 3 }],
      [0, { correct: 2, total: 2 }],
      [9, { correct: 0, total: 1 }],
    ])
    expect(breakdown(tally, ['Unit 10', 'unit 9'])).toEqual([
      { name: '#9', correct: 0, total: 1, grade: 0, answered: null },
      { name: 'unit 9', correct: 1, total: 3, grade: 33, answered: null },
      { name: 'Unit 10', correct: 2, total: 2, grade: 100, answered: null },
    ])
  })
})
