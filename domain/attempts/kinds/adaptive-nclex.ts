import { drawDeck } from '../../exams/deck.ts'
import { type ExamName, isExamName } from '../../exams/exam-item.ts'
import { ADAPTIVE, defaultSettings, planAreaOf, type PlanArea, nameShown } from '../../exams/exam-settings.ts'
import { type ExamNumbers, mostContent, unscoredOf } from '../../exams/layout.ts'
import {
  addAnswer,
  createAdaptiveSession,
  type Decision,
  decide,
  nextQuestions,
  type AdaptiveSession,
} from '#domain/exams/adaptive-session.ts'
import { type Attempt, pointsOf } from '../attempt.ts'
import { caseShortfall, type PoolQuery } from '../bank.ts'
import { tallyByGroup } from '../breakdown.ts'
import type { DrawSource, DrawVerdict, Rules } from '../rules.ts'
import { DEFAULT_PASS_GRADE, type TestTask } from '../test-task.ts'

/** Returns a test's exam: that of its one tag. */
export const examOfTask = ({ tags }: Pick<TestTask, 'tags'>): ExamName => {
  const [tag = ''] = tags
  return isExamName(tag) ? tag : 'RN'
}

/** A test's numbers; the published ones where it sets none. */
export const numbersOfTask = ({ minQuestions, maxQuestions, caseStudies }: TestTask): ExamNumbers => {
  const minItems = minQuestions ?? ADAPTIVE.minItems
  return {
    minItems,
    maxItems: Math.max(minItems, maxQuestions ?? ADAPTIVE.maxItems),
    unscored: unscoredOf(minItems),
    caseStudies: caseStudies ?? ADAPTIVE.caseStudies,
  }
}

/** The academy's areas that are part of a plan, each with its area of the plan. */
const planned = (plan: readonly PlanArea[], areas: readonly string[]) =>
  areas.flatMap((name) => {
    const area = plan[planAreaOf(plan, name) ?? -1]
    return area ? [{ name, area }] : []
  })

const poolOf = (task: TestTask, area: string): PoolQuery => ({ tags: task.tags.slice(0, 1), area })

/** Returns an attempt's session with its answers so far, from which everything else is computed. */
export function sessionOf({ deck, questions }: Attempt): AdaptiveSession | undefined {
  if (!deck) return undefined
  const sitting = createAdaptiveSession(deck)
  for (const { answer, ...question } of questions) if (answer) addAnswer(sitting, question, pointsOf(answer))
  return sitting
}

async function draw({ task, exam, random }: DrawSource): Promise<DrawVerdict> {
  if (!exam) return { ok: false, code: 'too-few-in-areas' }
  const numbers = numbersOfTask(task)
  const verdict = drawDeck({ ...exam, numbers, random })
  if (!verdict.ok) return { ok: false, code: 'too-few-in-areas', lacks: verdict.shortfalls }
  const { deck } = verdict
  const { minItems: min, maxItems: max, shares } = deck
  const plan = { tag: exam.exam, min, max, areas: shares.length }
  return Promise.resolve({ ok: true, questions: nextQuestions(createAdaptiveSession(deck), random), plan, deck })
}

/** The log odds of the pass grade. */
const PASS_ODDS = Math.log(DEFAULT_PASS_GRADE / (100 - DEFAULT_PASS_GRADE))

/**
 * Returns a decision as a percentage, so that lists of tests can compare it with the pass grade: 65% for a student
 * exactly at the standard. It is at or above the pass grade if and only if the student passed; the report shows the
 * ability itself.
 */
function gradeOfDecision({ passed, estimate, standard }: Decision): number {
  const odds = estimate === undefined ? -Infinity : estimate.ability - standard + PASS_ODDS
  const percent = Math.floor(100 / (1 + Math.exp(-odds)))
  return passed ? Math.max(DEFAULT_PASS_GRADE, percent) : Math.min(DEFAULT_PASS_GRADE - 1, percent)
}

/**
 * The adaptive NCLEX by NCSBN's published rules (domain/exams/exam-settings.ts): each answer decides the next question,
 * and the test ends when the decision is certain, the maximum is reached, or time is up.
 */
export const adaptiveNclex: Rules = {
  kind: 'AdaptiveNCLEX',
  exam: true,
  adaptive: true,
  dimension: 'areas',
  listedTags: false,
  showsVerdict: false,
  startRefusal: 'start-failed',
  // Counts by the published shares. Pools don't distinguish unscored and stand-alone items; the start detects those
  // shortfalls.
  shortfalls: (task, { areas, count }) => {
    const { plan } = defaultSettings(examOfTask(task))
    const numbers = numbersOfTask(task)
    const entries = planned(plan, areas)
    return [
      ...plan.flatMap((area) => {
        const needed = Math.ceil((mostContent(numbers) * area.share) / 100)
        const names = entries.filter((entry) => entry.area === area).map(({ name }) => name)
        const available = names.reduce((sum, name) => sum + count(poolOf(task, name)), 0)
        return available >= needed ? [] : [{ pool: nameShown(area, names), missing: needed - available }]
      }),
      ...caseShortfall(
        task,
        entries.map(({ name }) => ({ ...poolOf(task, name), cases: true as const })),
        count,
      ),
    ]
  },
  pools: (task, areas) =>
    planned(defaultSettings(examOfTask(task)).plan, areas).flatMap(({ name }) => [
      poolOf(task, name),
      ...(task.caseStudies === undefined ? [] : [{ ...poolOf(task, name), cases: true as const }]),
    ]),
  draw,
  names: ({ plan }, academy) =>
    defaultSettings(examOfTask({ tags: [plan?.tag ?? ''] })).plan.map((area) => nameShown(area, academy)),
  // Unanswered questions did not affect the decision, so they don't count.
  tally: ({ questions }) => tallyByGroup({ questions }),
  afterBatch: (attempt, random) => {
    const sitting = sessionOf(attempt)
    if (!sitting || !random || decide(sitting)) return { end: true }
    const questions = nextQuestions(sitting, random)
    return questions.length === 0 ? { end: true } : { end: false, questions }
  },
  close: (attempt) => {
    const sitting = sessionOf(attempt)
    const decision = attempt.decision ?? (sitting && decide(sitting, true))
    return decision ? { ...attempt, decision } : attempt
  },
  grade: ({ decision }) => (decision ? gradeOfDecision(decision) : 0),
  drawMore: () => Promise.resolve([]),
  result: ({ decision }) => (decision?.passed === true ? 'passing' : 'failing'),
}
