import type { ScoreBand } from './score-band.ts'

const bandOf =
  (green: number, accent: number) =>
  (grade: number): ScoreBand =>
    grade >= green ? 'green' : grade >= accent ? 'accent' : 'red'

/** The colour of an NCLEX in an administrator's list of attempts: green from 60 percent, accent from 55 (spec 3.9.11). */
export const nclexAttemptBand = bandOf(60, 55)

/** The colour of an area in an administrator's breakdown of an NCLEX: green from 65 percent, accent from 50 (spec 3.9.11). */
export const nclexAreaBand = bandOf(65, 50)
