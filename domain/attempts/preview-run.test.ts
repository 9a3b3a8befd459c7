import { previewRules } from './kinds/test-kinds.ts'
import { describe, expect, it } from 'vitest'
import type { Question } from '#domain/questions/question.ts'
import { breakdown } from './breakdown.ts'
import {
  afterPreviewMove,
  canMove,
  isGraded,
  PREVIEW_START,
  type PreviewDraw,
  type PreviewMove,
  previewNames,
  type PreviewRun,
  type RunningPreview,
  shownPublic,
} from './preview-run.ts'
import type { TestTask } from './test-task.ts'

const MINUTE = 60_000
const aQuestion = (id: number, facts: Partial<Question> = {}): Question => ({
  id,
  type: 'Multiple Choice',
  body: `Question ${id}`,
  answers: [
    { letter: 'A', text: 'Right', correct: true },
    { letter: 'B', text: 'Wrong', correct: false },
  ],
  rationale: 'Because',
  tags: ['RN'],
  area: [],
  ...facts,
})
const practiceTask: TestTask = { type: 'Practice', tags: ['RN'], numOfQuestions: 2, timeAllowed: 1 }
const aPractice = (task: Partial<TestTask> = {}): PreviewDraw => ({
  task: { ...practiceTask, ...task },
  areas: [],
  questions: [{ question: aQuestion(1, { tags: ['RN', 'Renal'] }) }, { question: aQuestion(2) }],
})
/** Two areas with one question each at first, and at most three. */
const anNclex = (): PreviewDraw => ({
  task: { type: 'NCLEX', tags: ['RN'], minQuestions: 1, maxQuestions: 3 },
  areas: ['Care', 'Safety'],
  questions: [
    { area: 0, question: aQuestion(1) },
    { area: 1, question: aQuestion(2) },
  ],
})
const RIGHT: PreviewMove = { type: 'choose', choice: [0] }
const WRONG: PreviewMove = { type: 'choose', choice: [1] }
const at = (type: 'check' | 'next' | 'tick', now = 0): PreviewMove => ({ type, now })

const play = (draw: PreviewDraw, ...moves: PreviewMove[]): PreviewRun =>
  moves.reduce(afterPreviewMove, afterPreviewMove(PREVIEW_START, { type: 'start', draw, now: 0 }))
function running(run: PreviewRun): RunningPreview {
  if (run.status === 'START') throw new Error('not started')
  return run
}
const result = (run: RunningPreview) => previewRules(run.attempt.kind).result(run.attempt)

describe('the question on screen', () => {
  it('is shown as students see it, without its key', () => {
    const run = running(play(aPractice()))
    expect(shownPublic(run)).toMatchObject({ id: 1, body: 'Question 1' })
    expect(JSON.stringify(shownPublic(run))).not.toMatch(/correct|rationale|Because/)
    expect(shownPublic({ ...run, shown: 9 })).toBeUndefined()
  })
})

describe('a Practice in preview', () => {
  it('scores a Select All That Apply as the test chooses', () => {
    const answers = ['A', 'B', 'C'].map((letter) => ({ letter, text: letter, correct: letter !== 'B' }))
    const several = { question: aQuestion(1, { type: 'Select All That Apply', answers }) }
    const points = (task: Partial<TestTask>) => {
      const draw = { ...aPractice(task), questions: [several] }
      return running(play(draw, { type: 'choose', choice: [0] }, at('check'))).attempt.questions[0]?.answer
    }
    expect(points({})).toEqual({ choice: [0], correct: false })
    expect(points({ scoring: 'plus-minus' })).toEqual({ choice: [0], correct: false, points: 1, max: 2 })
  })

  it('goes from START through IN PROGRESS to FINISHED, each question checked before Next [3.4.7]', () => {
    const first = running(play(aPractice(), RIGHT, at('check')))
    expect(first.status).toBe('IN PROGRESS')
    expect(isGraded(first)).toBe(true)
    expect(first.shown).toBe(0)
    expect(running(play(aPractice(), RIGHT, at('check'), at('next'))).shown).toBe(1)
    const last = running(play(aPractice(), RIGHT, at('check'), at('next'), WRONG, at('check')))
    expect(last.status).toBe('IN PROGRESS')
    const end = running(afterPreviewMove(last, at('next')))
    expect(end).toMatchObject({ status: 'FINISHED', attempt: { score: 1 } })
    expect(result(end)).toBe('failing')
  })
  it('breaks the result down by tag [3.3.15]', () => {
    const draw = aPractice()
    const { attempt } = running(play(draw, RIGHT, at('check'), at('next'), WRONG, at('check'), at('next')))
    expect(breakdown(previewRules('Practice').tally(attempt), previewNames(draw))).toEqual([
      { name: 'Renal', correct: 1, total: 1, grade: 100, answered: null },
      { name: 'RN', correct: 1, total: 2, grade: 50, answered: null },
    ])
  })
  it('neither checks nor moves on without an answer, and accepts no other answer once checked [3.5.20] [3.4.7]', () => {
    const begun = running(play(aPractice()))
    expect(canMove(begun)).toBe(false)
    expect(afterPreviewMove(begun, at('check'))).toEqual(begun)
    expect(afterPreviewMove(afterPreviewMove(begun, RIGHT), at('next'))).toMatchObject({ shown: 0 })
    const checked = play(aPractice(), RIGHT, at('check'))
    expect(afterPreviewMove(checked, WRONG)).toEqual(checked)
    expect(afterPreviewMove(checked, at('check'))).toEqual(checked)
  })
  it('ends when its time is up, also in the middle of a question', () => {
    expect(play(aPractice(), RIGHT, at('tick', MINUTE - 1)).status).toBe('IN PROGRESS')
    expect(play(aPractice(), RIGHT, at('tick', MINUTE))).toMatchObject({
      status: 'FINISHED',
      attempt: { score: 0, endTime: MINUTE },
    })
    expect(play(aPractice(), RIGHT, at('check', MINUTE + 5))).toMatchObject({
      status: 'FINISHED',
      attempt: { score: 0 },
    })
  })
  it('never ends by the clock without a time', () => {
    const { timeAllowed: _none, ...untimed } = practiceTask
    const draw = { ...aPractice(), task: untimed }
    expect(play(draw, at('tick', 1e12)).status).toBe('IN PROGRESS')
  })
  it('requires a match for every answer of a Matching question', () => {
    const answers = ['x', 'y'].map((match, i) => ({ letter: 'AB'[i] ?? '', text: match, correct: false, match }))
    const matching = aQuestion(1, { type: 'Matching/Dropdown', answers })
    const draw = { ...aPractice(), questions: [{ question: matching }] }
    expect(running(play(draw)).choice).toEqual([-1, -1])
    expect(canMove(running(play(draw, { type: 'choose', choice: [0, -1] })))).toBe(false)
    const end = play(draw, { type: 'choose', choice: [0, 1] }, at('check'), at('next'))
    expect(end).toMatchObject({ status: 'FINISHED', attempt: { score: 1 } })
  })
})

describe('an NCLEX in preview', () => {
  it('grades and moves on with Next, and not without an answer [3.4.8] [3.5.20]', () => {
    expect(play(anNclex(), at('next'))).toMatchObject({ shown: 0, attempt: { at: 0 } })
    expect(play(anNclex(), RIGHT, at('check'))).toMatchObject({ attempt: { at: 0 } })
    expect(play(anNclex(), RIGHT, at('next'))).toMatchObject({ shown: 1, choice: [], attempt: { at: 1, score: 1 } })
  })
  it('ends after a batch with all areas passing, and is passed [3.9.9]', () => {
    const end = running(play(anNclex(), RIGHT, at('next'), RIGHT, at('next')))
    expect(end.status).toBe('FINISHED')
    expect(result(end)).toBe('passing')
  })
  it('requests one more question for each weak area, and continues once it has them [3.4.8] [3.9.9]', () => {
    const waiting = running(play(anNclex(), RIGHT, at('next'), WRONG, at('next')))
    expect(waiting).toMatchObject({ status: 'IN PROGRESS', wants: [1], shown: 1 })
    const more: PreviewMove = { type: 'more', questions: [{ area: 1, question: aQuestion(3) }], now: 1 }
    const going = running(afterPreviewMove(waiting, more))
    expect(going).toMatchObject({ shown: 2, wants: [], choice: [] })
    expect(afterPreviewMove(going, more)).toEqual(going)
    expect(going.attempt.questions).toHaveLength(3)
  })
  it('ends when the bank has no more for a weak area', () => {
    const waiting = play(anNclex(), RIGHT, at('next'), WRONG, at('next'))
    expect(afterPreviewMove(waiting, { type: 'more', questions: [], now: 5 })).toMatchObject({
      status: 'FINISHED',
      attempt: { endTime: 5 },
    })
  })
  it('ends failed with two areas below near passing [3.9.9]', () => {
    const end = running(play(anNclex(), WRONG, at('next'), WRONG, at('next')))
    expect(end.status).toBe('FINISHED')
    expect(result(end)).toBe('failing')
  })
})

it('a reset returns any state to START', () => {
  for (const run of [
    PREVIEW_START,
    play(aPractice(), RIGHT, at('check')),
    play(aPractice(), at('tick', MINUTE)),
    play(anNclex(), RIGHT, at('next'), WRONG, at('next')),
  ])
    expect(afterPreviewMove(run, { type: 'reset' })).toEqual({ status: 'START' })
})

describe('a preview', () => {
  const more = (...ids: number[]): PreviewMove => ({
    type: 'more',
    questions: ids.map((id) => ({ area: 1, question: aQuestion(id) })),
    now: 1,
  })

  it('begins as the engine does: an NCLEX with its plan, a Practice without one and with its questions in no area', () => {
    expect(play(anNclex())).toStrictEqual({
      ...{ status: 'IN PROGRESS', draw: anNclex(), shown: 0, choice: [], wants: [] },
      attempt: {
        ...{ n: 1, kind: 'NCLEX', version: 1, startTime: 0, deadline: Infinity, untimed: true, at: 0, score: 0 },
        ...{
          questions: [
            { id: 1, group: 0 },
            { id: 2, group: 1 },
          ],
          passGrade: 65,
          tally: new Map(),
        },
        plan: { tag: 'RN', min: 1, max: 3, areas: 2 },
      },
    })
    const { attempt } = running(play(aPractice()))
    expect(attempt.questions).toStrictEqual([{ id: 1 }, { id: 2 }])
    expect(attempt).not.toHaveProperty('plan')
    const bare: PreviewDraw = { ...anNclex(), task: { type: 'NCLEX', tags: [] } }
    expect(running(play(bare)).attempt.plan).toEqual({ tag: '', min: 0, max: 0, areas: 2 })
  })

  it('accepts no move before it begins or after it ends, and no second beginning', () => {
    const moves = [RIGHT, at('check'), at('next'), at('tick'), more(3)]
    for (const move of moves) expect(afterPreviewMove(PREVIEW_START, move)).toBe(PREVIEW_START)
    const end = play(aPractice(), at('tick', MINUTE))
    const begin: PreviewMove = { type: 'start', draw: anNclex(), now: 9 }
    for (const move of [...moves, begin]) expect(afterPreviewMove(end, move)).toBe(end)
    const begun = play(aPractice())
    expect(afterPreviewMove(begun, begin)).toBe(begun)
    expect(afterPreviewMove(begun, more(3))).toBe(begun)
    expect(afterPreviewMove(begun, at('next'))).toBe(begun)
  })

  it('shows an empty draw without anything to press', () => {
    const empty = running(play({ ...aPractice(), questions: [] }))
    expect(empty.choice).toEqual([])
    expect(canMove(empty)).toBe(false)
    expect(afterPreviewMove(empty, at('check'))).toBe(empty)
  })

  it('can move on once a question is graded, and while a choice is selected', () => {
    expect(canMove(running(play(aPractice(), RIGHT)))).toBe(true)
    const checked = running(play(aPractice(), RIGHT, at('check')))
    expect(canMove({ ...checked, choice: [] })).toBe(true)
  })

  it('waits while it requests questions, adds only new ones, and ends when there are none', () => {
    const waiting = play(anNclex(), RIGHT, at('next'), WRONG, at('next'))
    expect(afterPreviewMove(waiting, at('next'))).toBe(waiting)
    const going = running(afterPreviewMove(waiting, more(1, 3)))
    expect(going.attempt.questions.map(({ id, group }) => [id, group])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ])
    expect(going.draw.questions.map(({ question }) => question.id)).toEqual([1, 2, 3])
    expect(afterPreviewMove(waiting, more(1, 2))).toMatchObject({
      status: 'FINISHED',
      wants: [],
      attempt: { endTime: 1 },
    })
  })

  it('grades an NCLEX by its own table and a Practice by the students’', () => {
    expect(previewRules('Practice').kind).toBe('Practice')
    expect(previewRules('NCLEX')).toMatchObject({ kind: 'NCLEX', dimension: 'areas' })
    expect(previewNames(anNclex())).toEqual(['Care', 'Safety'])
    expect(previewNames(aPractice())).toEqual(['RN', 'Renal'])
  })
})
