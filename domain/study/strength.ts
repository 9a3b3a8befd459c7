import { DEFAULT_PASS_GRADE } from '../attempts/test-task.ts'
import { areaStanding, grade } from '../attempts/grade.ts'

/** How a student does in a subject. `few`: too few questions to tell. */
export type Strength = 'strong' | 'on-track' | 'needs-work' | 'few'

/** The fewest questions that say something about a subject (our own number). */
export const MIN_QUESTIONS = 5

const STRENGTHS = { passing: 'strong', near: 'on-track', failing: 'needs-work' } as const

/** Returns a student's strength by the share of points, with the bands of an NCLEX's areas at the usual pass grade. */
export const strengthOf = ({ items, points, max }: { items: number; points: number; max: number }): Strength =>
  items < MIN_QUESTIONS ? 'few' : STRENGTHS[areaStanding(grade(points, max), DEFAULT_PASS_GRADE)]
