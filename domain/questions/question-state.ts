/** States that the bank can be filtered by. */
export const QUESTION_STATES = [
  'Public sample',
  'Without rationale',
  'Without tags',
  'Without NCLEX area',
  'Changed in the last 7 days',
] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

export const isQuestionState = (text: string): text is QuestionState => QUESTION_STATES.some((state) => state === text)

/** The fields that determine the states; `time` of the last change in epoch milliseconds. */
export type StateFacts = {
  sample: boolean
  hasRationale: boolean
  tags: readonly string[]
  area: readonly string[]
  time: number
}

const WEEK_MS = 7 * 86_400_000

/** Whether a question is in a state at `now` (epoch milliseconds). */
export function isInState(state: QuestionState, { sample, hasRationale, tags, area, time }: StateFacts, now: number) {
  switch (state) {
    case 'Public sample':
      return sample
    case 'Without rationale':
      return !hasRationale
    case 'Without tags':
      return tags.length === 0
    case 'Without NCLEX area':
      return area.length === 0
    case 'Changed in the last 7 days':
      return time > now - WEEK_MS
  }
}
