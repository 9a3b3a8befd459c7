import { angoffPercent } from './calibration/standard.ts'

/**
 * A judge, with the percentage of students who just pass that they expect to answer each sample question correctly, as
 * typed.
 */
export type Judge = { name: string; percents: readonly string[] }

/** The result of judges who have judged each question: their means in percent, the overall mean, and the spread. */
export type Judgment = {
  /** By judge; undefined if a judgment is missing. */
  means: readonly (number | undefined)[]
  mean?: number
  /** The standard deviation of the judges' means; absent for fewer than two. */
  spread?: number
}

const percentOf = (text: string): number => {
  const value = /^\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN
  return value <= 100 ? value : NaN
}

/** Returns how many questions a judge has judged, each with a number from 0 to 100. */
export const judgedCount = ({ percents }: Judge): number =>
  percents.filter((text) => !Number.isNaN(percentOf(text))).length

const isComplete = (judge: Judge): boolean => judge.percents.length > 0 && judgedCount(judge) === judge.percents.length

/**
 * Combines the judges' expectations (Angoff's method); a judge who has not judged every question does not count yet.
 */
export function judgmentOf(judges: readonly Judge[]): Judgment {
  const means = judges.map((judge) => (isComplete(judge) ? angoffPercent([judge.percents.map(percentOf)]) : undefined))
  const complete = means.filter((mean) => mean !== undefined)
  if (complete.length === 0) return { means }
  const mean = angoffPercent(complete.map((value) => [value]))
  if (complete.length === 1) return { means, mean }
  const squares = complete.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { means, mean, spread: Math.sqrt(squares / (complete.length - 1)) }
}
