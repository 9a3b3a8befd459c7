/** Percent, rounded down (spec 3.9.7); 0 if the total is 0. */
export const grade = (correct: number, total: number): number => (total === 0 ? 0 : Math.floor((correct * 100) / total))

/** Percent below which an area counts as failed: the pass grade less a fifth of it, rounded down (spec 3.9.8). */
export const nearPass = (passGrade: number): number => Math.floor((passGrade * 4) / 5)

/** The result of one area of a student's NCLEX by the attempt's pass grade, both in percent (spec 3.9.8, 3.9.10). */
export const areaStanding = (grade: number, passGrade: number): 'passing' | 'near' | 'failing' =>
  grade >= passGrade ? 'passing' : grade >= nearPass(passGrade) ? 'near' : 'failing'

/** Colours of a Practice score: green above 75, accent above 55, red otherwise (spec 3.9.7). */
export type ScoreBand = 'green' | 'accent' | 'red'

/** The colour of a grade in percent. */
export const scoreBand = (grade: number): ScoreBand => (grade > 75 ? 'green' : grade > 55 ? 'accent' : 'red')

/** Whether the result of one tag shows as failing: under 75 percent (spec 3.9.7). */
export const isTagFailing = (grade: number): boolean => grade < 75

const bandOf =
  (green: number, accent: number) =>
  (grade: number): ScoreBand =>
    grade >= green ? 'green' : grade >= accent ? 'accent' : 'red'

/** The colour of an NCLEX in an administrator's list of attempts: green from 60 percent, accent from 55 (spec 3.9.11). */
export const nclexAttemptBand = bandOf(60, 55)

/** The colour of an area in an administrator's breakdown of an NCLEX: green from 65 percent, accent from 50 (spec 3.9.11). */
export const nclexAreaBand = bandOf(65, 50)
