import type { QuestionType } from '../question.ts'
import { multipleChoice, priority, selectAll, trueFalse } from './choice.ts'
import { matching } from './matching.ts'
import type { QuestionTypeRules } from './question-type.ts'

/** The rules of every type of question (spec 2.3.21). */
const RULES: Readonly<Record<QuestionType, QuestionTypeRules>> = {
  'True/False': trueFalse,
  'Multiple Choice': multipleChoice,
  'Select All That Apply': selectAll,
  'Matching/Dropdown': matching,
  Priority: priority,
}

/** The rules of a type of question. */
export const typeRules = (type: QuestionType): QuestionTypeRules => RULES[type]
