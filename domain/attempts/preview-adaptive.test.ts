import { expect, it } from 'vitest'
import { drawDeck } from '../exams/deck.ts'
import { defaultSettings } from '../exams/exam-settings.ts'
import { createSeededRandom } from '../exams/seeded-random.ts'
import { createAdaptiveSession, nextQuestions } from '#domain/exams/adaptive-session.ts'
import { aBank } from '../exams/testing/a-bank.ts'
import type { Question } from '../questions/question.ts'
import { aCaseStudy, caseChoice } from '../questions/testing/case-example.ts'
import {
  afterPreviewMove,
  missingIds,
  PREVIEW_START,
  type PreviewDraw,
  previewNames,
  type RunningPreview,
} from './preview-run.ts'

const { plan } = defaultSettings('RN')
const numbers = { minItems: 20, maxItems: 40, unscored: 4, caseStudies: 1 }
const items = aBank({ perArea: 12, judgments: 4, cases: 2 })
const caseIds = new Set(items.filter(({ kind }) => kind === 'case').map(({ id }) => id))

const questionOf = (id: number): Question =>
  caseIds.has(id)
    ? aCaseStudy(id, { tags: ['RN'] })
    : {
        ...{ id, type: 'Multiple Choice', body: `Question ${id}`, rationale: 'Because', tags: ['RN'], area: [] },
        answers: [
          { letter: 'A', text: 'Right', correct: true },
          { letter: 'B', text: 'Wrong', correct: false },
        ],
      }

/** A test as the server draws it. */
function aDraw(seed: number): PreviewDraw {
  const random = createSeededRandom(seed)
  const verdict = drawDeck({ exam: 'RN', plan, standard: 0, items, numbers, random })
  if (!verdict.ok) throw new Error('The bank does not suffice')
  const first = nextQuestions(createAdaptiveSession(verdict.deck), random)
  return {
    task: { type: 'AdaptiveNCLEX', tags: ['RN'], minQuestions: 20, maxQuestions: 40, timeAllowed: 60 },
    areas: plan.map(({ names: [name] }) => name),
    questions: first.map(({ id, group, item }) => ({ area: group, item, question: questionOf(id) })),
    deck: verdict.deck,
  }
}

const inProgress = (run: ReturnType<typeof afterPreviewMove>): RunningPreview => {
  if (run.status === 'START') throw new Error('Not started')
  return run
}

/** Answers right or wrong to the end, as the screen does, including requests for missing questions. */
function playAll(isRight: (position: number) => boolean, seed = 4) {
  const random = createSeededRandom(seed + 1)
  let run = inProgress(afterPreviewMove(PREVIEW_START, { type: 'start', draw: aDraw(seed), now: 0 }))
  const requests: number[][] = []
  while (run.status === 'IN PROGRESS') {
    const { item } = run.draw.questions[run.shown] ?? {}
    const right = isRight(run.shown)
    const choice = item === undefined ? [right ? 0 : 1] : caseChoice(item, right)
    run = inProgress(afterPreviewMove(run, { type: 'choose', choice }))
    run = inProgress(afterPreviewMove(run, { type: 'next', now: 1, random }))
    const ids = missingIds(run)
    if (ids.length === 0) continue
    requests.push(ids)
    const before = run.shown
    expect(afterPreviewMove(run, { type: 'next', now: 1, random })).toMatchObject({ shown: before })
    run = inProgress(
      afterPreviewMove(run, { type: 'more', questions: ids.map((id) => ({ question: questionOf(id) })), now: 1 }),
    )
  }
  return { run, requests }
}

it('a student who is always right passes and one who is always wrong fails, each once the test is certain', () => {
  const good = playAll(() => true).run.attempt
  expect(good.decision).toMatchObject({ rule: 'confidence', passed: true, answered: good.questions.length })
  const poor = playAll(() => false).run.attempt
  expect(poor.decision).toMatchObject({ rule: 'confidence', passed: false })
  expect(poor.questions.length).toBeGreaterThanOrEqual(20)
  expect(poor.questions.length).toBeLessThan(40)
})

it('a preview requests one question at a time, never the same one twice, and a case study once', () => {
  const { run, requests } = playAll((position) => position % 2 === 0)
  expect(requests.every((ids) => ids.length === 1)).toBe(true)
  const ids = requests.flat()
  expect(new Set(ids).size).toBe(ids.length)
  const cases = run.attempt.questions.filter(({ item }) => item !== undefined)
  expect(cases.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6])
  expect(run.attempt.questions).toHaveLength(run.draw.questions.length)
})

it('the questions are counted by the areas of the plan', () => {
  const { run } = playAll(() => true)
  expect(previewNames(run.draw)).toHaveLength(8)
  expect(run.attempt.questions.every(({ group }) => group !== undefined && group < 8)).toBe(true)
})

it('the preview ends when a chosen question is missing or the time is up', () => {
  const random = createSeededRandom(9)
  const started = afterPreviewMove(PREVIEW_START, { type: 'start', draw: aDraw(4), now: 0 })
  const chosen = afterPreviewMove(started, { type: 'choose', choice: [0] })
  const waiting = inProgress(afterPreviewMove(chosen, { type: 'next', now: 1, random }))
  expect(missingIds(waiting)).toHaveLength(1)
  const gone = inProgress(afterPreviewMove(waiting, { type: 'more', questions: [], now: 2 }))
  expect(gone).toMatchObject({
    status: 'FINISHED',
    attempt: { decision: { rule: 'time', passed: false, answered: 1 } },
  })
  const late = inProgress(afterPreviewMove(started, { type: 'tick', now: 60 * 60_000 }))
  expect(late).toMatchObject({
    status: 'FINISHED',
    attempt: { decision: { rule: 'time', passed: false, answered: 0 } },
  })
})
