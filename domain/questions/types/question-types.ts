import type { QuestionType } from '../question.ts'
import { caseStudyRules } from './case-study.ts'
import type { QuestionTypeRules } from './question-type.ts'
import { RESPONSES } from './responses.ts'
import { trend } from './trend.ts'

/** The rules of every type of question (spec 2.3.21). */
const RULES: Readonly<Record<QuestionType, QuestionTypeRules>> = {
  ...RESPONSES,
  Trend: trend,
  'Case Study': caseStudyRules,
}

/** The rules of a type of question. */
export const typeRules = (type: QuestionType): QuestionTypeRules => RULES[type]
