/** What is known of a task's length and result. */
export type TaskMeasures = {
  type: string
  minutes: number | null
  questions: number | null
  best: number | null
  passed: boolean | null
}

/** A task's type and length, such as "Practice · 10 questions · 15 min". */
export const lengthText = ({ type, minutes, questions }: TaskMeasures): string =>
  [
    type,
    ...(questions === null ? [] : [questions === 1 ? '1 question' : `${questions} questions`]),
    ...(minutes === null ? [] : [`${minutes} min`]),
  ].join(' · ')

/** The best result of a test in words, such as "Best 80% · passed"; undefined before the first. */
export const bestText = ({ best, passed }: TaskMeasures): string | undefined =>
  best === null ? undefined : `Best ${best}%${passed === null ? '' : passed ? ' · passed' : ' · not passed yet'}`
