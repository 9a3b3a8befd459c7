import type { Question } from './question.ts'
import { typeRules } from './types/question-types.ts'

/** Returns every author-written text of a question's content; none if its type has no content. */
export const contentTexts = ({ type, content }: Pick<Question, 'type' | 'content'>): string[] =>
  content === undefined ? [] : (typeRules(type).content?.texts(content) ?? [])
