import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { DEFAULT_PASS_GRADE } from '#domain/attempts/test-task.ts'
import { isTagFailing, nclexAreaBand, nclexAttemptBand, scoreBand, type ScoreBand } from '#domain/attempts/grade.ts'
import type { BreakdownState } from '#web/components/attempts/breakdown.tsx'
import type { ProgressTone } from '#web/ui/chart/progress-bar.tsx'

type Kind = { type: string }

/** The color bands of an attempt's grade and of its tags' or areas' grades, in percent. */
type KindBands = { attempt: (grade: number) => ScoreBand; row: (grade: number) => ScoreBand }

const BANDS: Readonly<Record<TestKind, KindBands>> = {
  // Green above 75, accent above 55; a tag fails below 75 (spec 3.9.7).
  Practice: { attempt: scoreBand, row: (grade) => (isTagFailing(grade) ? 'red' : 'green') },
  // Green from 60, accent from 55; for an area, from 65 and 50 (spec 3.9.11).
  NCLEX: { attempt: nclexAttemptBand, row: nclexAreaBand },
  // The grade reaches the pass grade if and only if the attempt was passed. Rows have a neutral color, because every
  // student gets about half of an adaptive test's questions right.
  AdaptiveNCLEX: { attempt: (grade) => (grade >= DEFAULT_PASS_GRADE ? 'green' : 'red'), row: () => 'accent' },
}
const bandsOf = ({ type }: Kind) => BANDS[isTestKind(type) ? type : 'Practice']

const TONES: Record<ScoreBand, ProgressTone> = { green: 'success', accent: 'accent', red: 'error' }
const WORDS: Record<ScoreBand, string> = { green: 'Passing', accent: 'Near Passing', red: 'Failing' }

/** The color of an attempt's grade. */
export const attemptBand = (kind: Kind, grade: number): ScoreBand => bandsOf(kind).attempt(grade)

/** The same color for a bar. */
export const attemptTone = (kind: Kind, grade: number): ProgressTone => TONES[attemptBand(kind, grade)]

/** The meaning of a tag's or area's grade. */
export function breakdownState(kind: Kind, grade: number): BreakdownState {
  const band = bandsOf(kind).row(grade)
  return { words: WORDS[band], tone: TONES[band] }
}
