/** Colours of a Practice score: green above 75, accent above 55, red otherwise (spec 3.9.7). */
export type ScoreBand = 'green' | 'accent' | 'red'

/** The colour of a grade in percent. */
export const scoreBand = (grade: number): ScoreBand => (grade > 75 ? 'green' : grade > 55 ? 'accent' : 'red')

/** Whether the result of one tag shows as failing: under 75 percent (spec 3.9.7). */
export const isTagFailing = (grade: number): boolean => grade < 75
