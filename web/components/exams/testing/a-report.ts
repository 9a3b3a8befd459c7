import type { AdaptiveFieldsFragment } from '#generated/operations.ts'
import type { AreaStanding, Report, ReportItem } from '../report-types.ts'

/** The fields specific to an adaptive attempt of 85 to 150 questions; without a decision, it's running. */
export const anAdaptive = (decision: AdaptiveFieldsFragment['decision'] = null): AdaptiveFieldsFragment => ({
  minItems: 85,
  maxItems: 150,
  breaks: [120, 210],
  decision,
})

/** By default, passed with confidence after 92 questions. */
export const aDecision = (facts: Partial<Report['decision']> = {}): Report['decision'] => ({
  rule: 'confidence',
  answered: 92,
  ability: 0.62,
  error: 0.25,
  standard: 0.1,
  ...facts,
})

export const aStanding = (facts: Partial<AreaStanding> = {}): AreaStanding => ({
  name: 'Management of Care',
  standing: 'above',
  items: 14,
  ability: 0.9,
  error: 0.35,
  ...facts,
})

export const anItem = (facts: Partial<ReportItem> = {}): ReportItem => ({
  area: 'Management of Care',
  step: null,
  caseItem: null,
  scored: true,
  difficulty: 0.2,
  points: 1,
  maxPoints: 1,
  ability: 0.62,
  error: 0.25,
  ...facts,
})

/** Items whose estimate becomes more precise, every sixth unscored; the first has no estimate yet. */
export const someItems = (count: number): ReportItem[] =>
  Array.from({ length: count }, (_, at) =>
    anItem({
      scored: at % 6 !== 0,
      difficulty: Math.sin(at) / 2 + 0.3,
      points: at % 3 === 0 ? 0 : 1,
      ability: at === 0 ? null : 0.62 - Math.cos(at / 5) / Math.sqrt(at),
      error: at === 0 ? null : 2.2 / Math.sqrt(at),
    }),
  )

const START = Date.UTC(2027, 2, 5, 15)

type ReportFacts = Partial<Omit<Report, 'attempt' | 'decision'>> & {
  attempt?: Partial<Report['attempt']>
  decision?: Partial<Report['decision']>
}

/** The report of an attempt that passed after two and a half hours. */
export function aReport({ attempt, decision: facts, ...others }: ReportFacts = {}): Report {
  const decision = aDecision(facts)
  return {
    attempt: {
      n: 1,
      startTime: START,
      deadline: START + 300 * 60_000,
      endTime: START + 150 * 60_000,
      result: 'passing',
      adaptive: anAdaptive(decision),
      ...attempt,
    },
    exam: 'RN',
    decision,
    areas: [
      aStanding(),
      aStanding({ name: 'Psychosocial Integrity', standing: 'near', items: 1, ability: 0.1, error: 1.4 }),
      aStanding({ name: 'Basic Care and Comfort', standing: 'below', items: 7, ability: -1.9, error: 0.6 }),
      aStanding({ name: 'Physiological Adaptation', standing: 'none', items: 0, ability: null, error: null }),
    ],
    steps: [aStanding({ name: 'Recognize Cues', standing: 'near', items: 3, ability: 0.2, error: 0.9 })],
    items: someItems(decision.answered),
    ...others,
  }
}
