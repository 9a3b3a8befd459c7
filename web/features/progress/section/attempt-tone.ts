import { isTagFailing, nclexAreaBand, nclexAttemptBand, scoreBand, type ScoreBand } from '#domain/attempts/grade.ts'
import type { BreakdownState } from '#web/components/attempts/breakdown.tsx'
import type { ProgressTone } from '#web/ui/chart/progress-bar.tsx'

type Kind = { type: string }

const TONES: Record<ScoreBand, ProgressTone> = { green: 'success', accent: 'accent', red: 'error' }
const WORDS: Record<ScoreBand, string> = { green: 'Passing', accent: 'Near Passing', red: 'Failing' }

/** The colour of an attempt's grade: an NCLEX at 60 and 55 (spec 3.9.11), a Practice above 75 and 55 (spec 3.9.7). */
export const attemptBand = ({ type }: Kind, grade: number): ScoreBand =>
  type === 'NCLEX' ? nclexAttemptBand(grade) : scoreBand(grade)

/** The same colour for a bar. */
export const attemptTone = (kind: Kind, grade: number): ProgressTone => TONES[attemptBand(kind, grade)]

/** What the grade of an area means, at 65 and 50 (spec 3.9.11), or that of a tag, failing under 75 (spec 3.9.7). */
export function breakdownState({ type }: Kind, grade: number): BreakdownState {
  const band = type === 'NCLEX' ? nclexAreaBand(grade) : isTagFailing(grade) ? 'red' : 'green'
  return { words: WORDS[band], tone: TONES[band] }
}
