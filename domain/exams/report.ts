import type { AttemptQuestion } from '../attempts/attempt.ts'
import { pointsOf } from '../attempts/attempt.ts'
import { CASE_STEPS } from '../questions/case-steps.ts'
import type { ExamDeck } from './deck.ts'
import { type Estimate, estimateAbility, type Response } from './estimate.ts'
import { difficultyOf } from './exam-item.ts'
import { ADAPTIVE } from './exam-settings.ts'
import { addAnswer, createAdaptiveSession } from './adaptive-session.ts'

/** `near`: the 95% interval includes the standard; `none`: no scored item. */
export type Standing = 'above' | 'near' | 'below' | 'none'

/** The result of an area of the plan or a step of clinical judgment. */
export type StandingRow = { name: string; standing: Standing; items: number; estimate?: Estimate }

/** Returns an estimate's position relative to the standard. */
export function standingOf(estimate: Estimate | undefined, standard: number): Standing {
  if (!estimate) return 'none'
  const distance = estimate.ability - standard
  if (Math.abs(distance) <= ADAPTIVE.quantile * estimate.error) return 'near'
  return distance > 0 ? 'above' : 'below'
}

/**
 * An item as served and answered; `estimate`: the one after it, absent before the first scored item. Difficulty in
 * logits.
 */
export type ReportItem = {
  id: number
  area: number
  step?: number
  caseItem?: number
  scored: boolean
  difficulty: number
  points: number
  max: number
  estimate?: Estimate
}

export type ExamReportFacts = { areas: StandingRow[]; steps: StandingRow[]; items: ReportItem[] }

/**
 * Returns the report of an adaptive exam, computed from its stored deck and answers, so that anyone with both gets the
 * same figures. `areaNames`: those of the plan.
 */
export function examReport(
  deck: ExamDeck,
  questions: readonly AttemptQuestion[],
  areaNames: readonly string[],
): ExamReportFacts {
  const sitting = createAdaptiveSession(deck)
  const items: ReportItem[] = []
  const byArea = new Map<number, Response[]>()
  const byStep = new Map<number, Response[]>()
  const add = (rows: Map<number, Response[]>, row: number, response: Response) =>
    rows.set(row, [...(rows.get(row) ?? []), response])
  for (const { answer, ...question } of questions) {
    if (!answer) break
    const answered = addAnswer(sitting, question, pointsOf(answer))
    if (!answered) continue
    const { item, part, scored, response } = answered
    items.push({
      id: question.id,
      area: item.area,
      ...(part.step === undefined ? {} : { step: part.step }),
      ...(question.item === undefined ? {} : { caseItem: question.item }),
      scored,
      difficulty: difficultyOf(part),
      points: response.points,
      max: part.thresholds.length,
      ...(sitting.estimate ? { estimate: sitting.estimate } : {}),
    })
    if (!scored) continue
    add(byArea, item.area, response)
    if (part.step !== undefined) add(byStep, part.step, response)
  }
  const row = (name: string, responses: readonly Response[] = []): StandingRow => {
    const estimate = estimateAbility(responses)
    const standing = standingOf(estimate, deck.standard)
    return { name, standing, items: responses.length, ...(estimate ? { estimate } : {}) }
  }
  return {
    areas: areaNames.map((name, area) => row(name, byArea.get(area))),
    steps: CASE_STEPS.map((name, step) => row(name, byStep.get(step))),
    items,
  }
}
