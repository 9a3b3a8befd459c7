import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { DEFAULT_PASS_GRADE } from '#domain/attempts/test-task.ts'
import { isTagFailing, nclexAreaBand, nclexAttemptBand, scoreBand, type ScoreBand } from '#domain/attempts/grade.ts'
import type { BreakdownState } from '#web/components/attempts/breakdown.tsx'
import type { ProgressTone } from '#web/ui/chart/progress-bar.tsx'

type Kind = { type: string }

/** The colours of an attempt's grade, and of the grades of its tags or areas, in percent. */
type KindBands = { attempt: (grade: number) => ScoreBand; row: (grade: number) => ScoreBand }

const BANDS: Readonly<Record<TestKind, KindBands>> = {
  // Above 75 and 55; a tag fails under 75 (spec 3.9.7).
  Practice: { attempt: scoreBand, row: (grade) => (isTagFailing(grade) ? 'red' : 'green') },
  // At 60 and 55, an area at 65 and 50 (spec 3.9.11).
  NCLEX: { attempt: nclexAttemptBand, row: nclexAreaBand },
  // Its grade is at the pass grade exactly when it was passed; about half of its questions are right for everybody.
  AdaptiveNCLEX: { attempt: (grade) => (grade >= DEFAULT_PASS_GRADE ? 'green' : 'red'), row: () => 'accent' },
}
const bandsOf = ({ type }: Kind) => BANDS[isTestKind(type) ? type : 'Practice']

const TONES: Record<ScoreBand, ProgressTone> = { green: 'success', accent: 'accent', red: 'error' }
const WORDS: Record<ScoreBand, string> = { green: 'Passing', accent: 'Near Passing', red: 'Failing' }

/** The colour of an attempt's grade. */
export const attemptBand = (kind: Kind, grade: number): ScoreBand => bandsOf(kind).attempt(grade)

/** The same colour for a bar. */
export const attemptTone = (kind: Kind, grade: number): ProgressTone => TONES[attemptBand(kind, grade)]

/** What the grade of a tag or area means. */
export function breakdownState(kind: Kind, grade: number): BreakdownState {
  const band = bandsOf(kind).row(grade)
  return { words: WORDS[band], tone: TONES[band] }
}
