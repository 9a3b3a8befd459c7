import type { Scoring } from '../questions/question.ts'
import type { ExamName } from './exam-item.ts'

/**
 * An area of a test plan: its share of the content items and the published range, in percent. `names`: the names that
 * an academy may use for it, the plan's first.
 */
export type PlanArea = { names: readonly [string, ...string[]]; share: number; range: readonly [number, number] }

/** How the minimum ability to pass is set. */
export type Standard =
  /** The ability at which this percentage of the anchor set's points is expected. */
  | { kind: 'anchor'; percent: number }
  /** The judges' mean expectation of a student who just passes, in percent of the anchor set (Angoff). */
  | { kind: 'judged'; percent: number }
  /** An ability in logits of the exam's scale. */
  | { kind: 'fixed'; ability: number }

/** An academy's settings of an exam. */
export type ExamSettings = { plan: readonly PlanArea[]; standard: Standard }

const area = (share: number, ...names: [string, ...string[]]): PlanArea => ({
  names,
  share,
  range: [share - 3, share + 3],
})

/**
 * The published shares of each area, in percent: midpoints of the ranges of the NCLEX-RN and NCLEX-PN test plans in
 * force from 2026-04-01 to 2029-03-31, the same as in 2023 (read on 2026-08-28 in reports by ATI and UWorld). "Safety
 * and Infection Prevention and Control" was "Safety and Infection Control".
 */
const SAFETY: [string, ...string[]] = ['Safety and Infection Prevention and Control', 'Safety and Infection Control']
const PHARMACOLOGY: [string, ...string[]] = ['Pharmacological and Parenteral Therapies', 'Pharmacological Therapies']
const CARE = 'Management of Care'
const COORDINATED = 'Coordinated Care'

const PLANS: Readonly<Record<ExamName, readonly PlanArea[]>> = {
  RN: [
    area(18, CARE, COORDINATED),
    area(13, ...SAFETY),
    area(9, 'Health Promotion and Maintenance'),
    area(9, 'Psychosocial Integrity'),
    area(9, 'Basic Care and Comfort'),
    area(16, ...PHARMACOLOGY),
    area(12, 'Reduction of Risk Potential'),
    area(14, 'Physiological Adaptation'),
  ],
  PN: [
    area(21, COORDINATED, CARE),
    area(13, ...SAFETY),
    area(9, 'Health Promotion and Maintenance'),
    area(12, 'Psychosocial Integrity'),
    area(10, 'Basic Care and Comfort'),
    area(13, ...PHARMACOLOGY),
    area(12, 'Reduction of Risk Potential'),
    area(10, 'Physiological Adaptation'),
  ],
}

/**
 * The numbers of an adaptive exam. Published, for RN and PN alike: NCSBN's page on computerized adaptive testing and
 * the 2026 plans (read on 2026-08-28).
 */
export const ADAPTIVE = {
  /** Items, unscored ones included. */
  minItems: 85,
  maxItems: 150,
  /** Unscored items, all among the first `minItems`. */
  unscored: 15,
  /** Case studies of six items, all among the first `minItems`. */
  caseStudies: 3,
  /** The share of items beyond `minItems` that are stand-alone items of clinical judgment. */
  standAlone: 0.1,
  /** Minutes, breaks included. */
  minutes: 300,
  /** Minutes after the start at which a break is offered. */
  breaks: [120, 210],
  /** The normal quantile of the 95% interval that the exam decides by from `minItems` on. */
  quantile: 1.96,
  /** Days during which no student gets an item twice. */
  repeatDays: 365,
} as const

/**
 * How an adaptive exam scores a Select All That Apply question without its own scoring: as the NCLEX has since 2023.
 */
export const EXAM_SCORING: Scoring = 'plus-minus'

/** Our own numbers; none are published. */
export const SELECTION = {
  /** The next item is a random one of this many nearest ones. */
  nearest: 5,
  /** The first items are drawn from all within this distance of the standard, in logits. */
  firstItems: 5,
  firstDistance: 0.5,
  /** The spread of abilities that the selection assumes before any answer, in logits. */
  priorSpread: 1,
  /** The ability is searched from -5 to 5 in steps of 0.1 logits. */
  lowest: -5,
  highest: 5,
  points: 101,
} as const

/** The pass grade of tests, which defines the standard if an academy sets none (spec 3.9.8). */
const DEFAULT_PERCENT = 65

/**
 * Returns an exam as published. The standard is our own: NCSBN's 0.00 (RN) and -0.18 logits (PN) are on NCSBN's scale.
 */
export const defaultSettings = (exam: ExamName): ExamSettings => ({
  plan: PLANS[exam],
  standard: { kind: 'anchor', percent: DEFAULT_PERCENT },
})

/** Returns the display name of a plan's area: the academy's, or else the plan's. */
export const nameShown = ({ names }: Pick<PlanArea, 'names'>, academy: readonly string[]): string => {
  const matches = names.flatMap(
    (name) => academy.find((known) => known.trim().toLowerCase() === name.toLowerCase()) ?? [],
  )
  return matches[0] ?? names[0]
}

/** Returns the index of the plan's area with this name in an academy; undefined if it is in no plan. */
export function planAreaOf(plan: readonly PlanArea[], name: string): number | undefined {
  const bare = name.trim().toLowerCase()
  const index = plan.findIndex(({ names }) => names.some((known) => known.toLowerCase() === bare))
  return index === -1 ? undefined : index
}
