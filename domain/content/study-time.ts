import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'

/** Words that a student reads in a minute: slower than prose, because they study. */
const WORDS_A_MINUTE = 200
/** Minutes for a question of a test that has no time of its own. */
const MINUTES_A_QUESTION = 1.5

/** What is known of a task's length. `words` of a Reading, `seconds` of a Lecture's video, `timeAllowed` of a test in minutes. */
export type TaskLength = {
  type: 'Reading' | 'Lecture' | TestKind
  words?: number | undefined
  seconds?: number | undefined
  timeAllowed?: number | undefined
  questions?: number | undefined
}

/**
 * How many minutes a task takes, at least one; undefined where its length is not known: a Reading that was saved before words
 * were counted, a Lecture without renditions.
 */
export function studyMinutes({ type, words, seconds, timeAllowed, questions }: TaskLength): number | undefined {
  const minutes = isTestKind(type)
    ? (timeAllowed ?? (questions === undefined ? undefined : questions * MINUTES_A_QUESTION))
    : type === 'Lecture'
      ? seconds === undefined
        ? undefined
        : seconds / 60
      : words === undefined
        ? undefined
        : words / WORDS_A_MINUTE
  return minutes === undefined ? undefined : Math.max(1, Math.round(minutes))
}

/** The words of a plain text, parted by white space. */
export const countWords = (body: string): number => (body.match(/\S+/g) ?? []).length
