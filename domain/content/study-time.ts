import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'

/** Words that a student reads a minute: slower than prose, because they study. */
const WORDS_PER_MINUTE = 200
/** Minutes per question of a test without a time limit. */
const MINUTES_PER_QUESTION = 1.5

/** A task's known length: `words` of a Reading, `seconds` of a Lecture's video, `timeAllowed` of a test in minutes. */
export type TaskLength = {
  type: 'Reading' | 'Lecture' | TestKind
  words?: number | undefined
  seconds?: number | undefined
  timeAllowed?: number | undefined
  questions?: number | undefined
}

/**
 * Returns how many minutes a task takes, at least one; undefined if its length is unknown: a Reading saved before words
 * were counted, a Lecture without renditions.
 */
export function studyMinutes({ type, words, seconds, timeAllowed, questions }: TaskLength): number | undefined {
  const minutes = isTestKind(type)
    ? (timeAllowed ?? (questions === undefined ? undefined : questions * MINUTES_PER_QUESTION))
    : type === 'Lecture'
      ? seconds === undefined
        ? undefined
        : seconds / 60
      : words === undefined
        ? undefined
        : words / WORDS_PER_MINUTE
  return minutes === undefined ? undefined : Math.max(1, Math.round(minutes))
}

/** Counts the words of a plain text, separated by white space. */
export const countWords = (body: string): number => (body.match(/\S+/g) ?? []).length
