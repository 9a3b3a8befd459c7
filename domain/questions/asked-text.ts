import type { CheckedQuestion } from './check-question.ts'
import { bareText } from './row-ref.ts'

/** What a question asks: of two with the same, one repeats the other. Case, blanks and the order of answers do not count. */
export const askedText = ({ body, answers }: Pick<CheckedQuestion, 'body' | 'answers'>): string =>
  JSON.stringify([bareText(body), ...answers.map(({ text, match = '' }) => bareText(`${text} ${match}`)).sort()])
