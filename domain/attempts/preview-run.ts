import { servedQuestion, publicServedQuestion } from '#domain/questions/served-question.ts'
import type { PublicQuestion } from '#domain/questions/public-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { afterAnswer, endAttempt } from './after-answer.ts'
import { type DrawnQuestion } from './items-of-case.ts'
import { type Attempt, gradeOf, hasExpired, startAttempt } from './attempt.ts'
import { previewRules } from './kinds/test-kinds.ts'
import type { ExamDeck } from '../exams/deck.ts'
import type { Random } from './sampling.ts'
import { isChoice, noChoice, scoreAnswer } from './score-answer.ts'
import type { TestTask } from './test-task.ts'

/**
 * A drawn question with its key, which administrators may see. `area` is the position it was drawn for (NCLEX), `item`
 * the item of a case study.
 */
export type PreviewQuestion = { area?: number | undefined; item?: number | undefined; question: Question }

/** A test as drawn for its preview; `areas` by position; `deck`: the questions that an adaptive test may use. */
export type PreviewDraw = {
  task: TestTask
  areas: readonly string[]
  questions: readonly PreviewQuestion[]
  deck?: ExamDeck
}

/**
 * A run of a test in the administrator's preview, in memory only (spec 3.3.15): the engine's attempt and the questions
 * themselves. `choice` as in `isChoice`, -1 for a match not chosen yet. `wants` lists the areas that get another
 * question before an NCLEX continues (spec 3.9.9).
 */
export type PreviewRun =
  | { status: 'START' }
  | {
      status: 'IN PROGRESS' | 'FINISHED'
      attempt: Attempt
      draw: PreviewDraw
      /** The position of the question on screen, from 0. */
      shown: number
      choice: readonly number[]
      wants: readonly number[]
    }

export type RunningPreview = Exclude<PreviewRun, { status: 'START' }>

/**
 * Times in epoch milliseconds. `check` grades a Practice's question, `next` continues and grades an NCLEX's; `random`
 * for kinds where each answer decides the next question.
 */
export type PreviewMove =
  | { type: 'start'; draw: PreviewDraw; now: number }
  | { type: 'choose'; choice: readonly number[] }
  | { type: 'check'; now: number }
  | { type: 'next'; now: number; random?: Random }
  | { type: 'more'; questions: readonly PreviewQuestion[]; now: number }
  | { type: 'tick'; now: number }
  | { type: 'reset' }

export const PREVIEW_START: PreviewRun = { status: 'START' }

const nothingChosen = (question: Question | undefined): readonly number[] => (question ? noChoice(question) : [])

const drawnOf = ({ area, item, question }: PreviewQuestion): DrawnQuestion => ({
  id: question.id,
  ...(item === undefined ? {} : { item }),
  ...(area === undefined ? {} : { group: area }),
})

const askedAt = ({ questions, task }: PreviewDraw, position: number): Question | undefined => {
  const drawn = questions[position]
  return drawn && servedQuestion(drawn.question, drawn.item, task.scoring)
}

/** The question on screen; for a case study, the item. */
export const shownQuestion = ({ draw, shown }: RunningPreview): Question | undefined => askedAt(draw, shown)

/** The question on screen as a student sees it. */
export const shownPublic = ({ draw, shown }: RunningPreview): PublicQuestion | undefined => {
  const drawn = draw.questions[shown]
  return drawn && publicServedQuestion(drawn.question, drawn.item, draw.task.scoring)
}

/** Whether the question on screen is graded: its verdict is shown until Next (spec 3.4.7). */
export const isGraded = ({ attempt, shown }: RunningPreview): boolean => attempt.questions[shown]?.answer !== undefined

/** Whether Check or Next is allowed; otherwise 'Please answer the question first' (spec 3.5.20). */
export function canMove(run: RunningPreview): boolean {
  const question = shownQuestion(run)
  return isGraded(run) || (question !== undefined && isChoice(question, run.choice))
}

function start(draw: PreviewDraw, now: number): PreviewRun {
  const { task, questions, deck } = draw
  const plan = {
    tag: task.tags[0] ?? '',
    min: deck?.minItems ?? task.minQuestions ?? 0,
    max: deck?.maxItems ?? task.maxQuestions ?? 0,
    areas: deck?.shares.length ?? new Set(questions.map(({ area }) => area)).size,
  }
  const attempt = startAttempt({
    n: 1,
    task,
    questions: questions.map(drawnOf),
    ...(previewRules(task.type).dimension === 'areas' ? { plan } : {}),
    ...(deck === undefined ? {} : { deck }),
    courseEnd: Infinity,
    now,
  })
  return { status: 'IN PROGRESS', attempt, draw, shown: 0, choice: nothingChosen(askedAt(draw, 0)), wants: [] }
}

/** The numbers that a Practice counts a question under: positions in the list from `previewNames`. */
const tagNumbersOf = (draw: PreviewDraw, question: Question) =>
  question.tags.map((tag) => previewNames(draw).indexOf(tag))

/** The names that the breakdown's numbers index: the areas, or the tags of the drawn questions. */
export const previewNames = ({ task, areas, questions }: PreviewDraw): readonly string[] =>
  previewRules(task.type).dimension === 'areas'
    ? areas
    : [...new Set(questions.flatMap(({ question }) => question.tags))]

function grade(run: RunningPreview, now: number, random?: Random): RunningPreview {
  const question = shownQuestion(run)
  if (question === undefined || isGraded(run) || !isChoice(question, run.choice)) return run
  const graded = {
    choice: run.choice,
    ...gradeOf(scoreAnswer(question, run.choice)),
    tagNumbers: tagNumbersOf(run.draw, question),
  }
  const { attempt, groups } = afterAnswer(run.attempt, graded, previewRules(run.attempt.kind), now, random)
  return { ...run, attempt, wants: groups }
}

/** The next questions of an adaptive test that are not loaded yet; a case study counts with its items. */
const missingQuestions = ({ attempt, draw }: RunningPreview): readonly DrawnQuestion[] =>
  attempt.questions.slice(draw.questions.length)

/** The numbers of the next questions of an adaptive test that are not loaded yet. */
export const missingIds = (run: RunningPreview): number[] => [...new Set(missingQuestions(run).map(({ id }) => id))]

/** Continues after the graded question: shows the next one, waits for more, or ends. */
function advance(run: RunningPreview): RunningPreview {
  if (!isGraded(run) || run.wants.length > 0 || missingQuestions(run).length > 0) return run
  if (run.attempt.endTime !== undefined) return { ...run, status: 'FINISHED' }
  const shown = run.attempt.at
  return { ...run, shown, choice: nothingChosen(askedAt(run.draw, shown)) }
}

const finish = (run: RunningPreview, now: number): RunningPreview => ({
  ...run,
  status: 'FINISHED',
  attempt: endAttempt(run.attempt, previewRules(run.attempt.kind), now),
  wants: [],
})

/** Adds the questions that the answers selected; ends the test if one no longer exists. */
function addMissing(run: RunningPreview, more: readonly PreviewQuestion[], now: number): RunningPreview {
  const byId = new Map(more.map(({ question }) => [question.id, question]))
  const missing = missingQuestions(run)
  const added = missing.flatMap(({ id, group, item }) => {
    const question = byId.get(id)
    return question ? [{ area: group, item, question }] : []
  })
  if (added.length < missing.length) return finish(run, now)
  return advance({ ...run, draw: { ...run.draw, questions: [...run.draw.questions, ...added] } })
}

/** Adds the requested questions; ends the test if there are none (every pool is used up). */
function extend(run: RunningPreview, more: readonly PreviewQuestion[], now: number): RunningPreview {
  if (missingQuestions(run).length > 0) return addMissing(run, more, now)
  if (run.wants.length === 0) return run
  const known = new Set(run.attempt.questions.map(({ id }) => id))
  const added = more.filter(({ question }) => !known.has(question.id))
  if (added.length === 0) return finish(run, now)
  const questions = [...run.draw.questions, ...added]
  const attempt = { ...run.attempt, questions: [...run.attempt.questions, ...added.map(drawnOf)] }
  return advance({ ...run, attempt, draw: { ...run.draw, questions }, wants: [] })
}

/**
 * Returns the run after a move (spec 3.4.6 to 3.4.8): START, IN PROGRESS, FINISHED; Reset returns to START from any
 * state. An invalid move changes nothing; a timed test ends when its time is up, whatever the move.
 */
export function afterPreviewMove(run: PreviewRun, move: PreviewMove): PreviewRun {
  if (move.type === 'reset') return PREVIEW_START
  if (move.type === 'start') return run.status === 'START' ? start(move.draw, move.now) : run
  if (run.status !== 'IN PROGRESS') return run
  if (move.type === 'choose') return isGraded(run) ? run : { ...run, choice: move.choice }
  if (hasExpired(run.attempt, move.now)) return finish(run, move.now)
  const { showsVerdict } = previewRules(run.attempt.kind)
  if (move.type === 'check') return showsVerdict ? grade(run, move.now) : run
  if (move.type === 'more') return extend(run, move.questions, move.now)
  if (move.type === 'tick') return run
  return advance(showsVerdict ? run : grade(run, move.now, move.random))
}
