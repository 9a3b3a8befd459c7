import type { Question } from './question.ts'
import { typeRules } from './types/question-types.ts'

/** Every text of a question's content that its author wrote; none where its type has no content. */
export const contentTexts = ({ type, content }: Pick<Question, 'type' | 'content'>): string[] =>
  content === undefined ? [] : (typeRules(type).content?.texts(content) ?? [])
