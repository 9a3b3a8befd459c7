import type { QuestionType } from '../question.ts'
import { bowTie } from './bow-tie.ts'
import { multipleChoice, priority, selectAll, trueFalse } from './choice.ts'
import { dragAndDropCloze, dragAndDropRationale } from './tokens.ts'
import { dropDownCloze, dropDownRationale, dropDownTable } from './cloze.ts'
import { grouping, selectN } from './options.ts'
import { highlightTable, highlightText } from './highlight.ts'
import { matching } from './matching.ts'
import { matrixMultipleChoice, matrixMultipleResponse } from './matrix.ts'
import { numeric } from './numeric.ts'
import { orderedResponse } from './ordered-response.ts'
import type { QuestionTypeRules } from './question-type.ts'

/** The types that are answered by themselves: the response to a record in a trend or a case study is one of them. */
export type ResponseType = Exclude<QuestionType, 'Trend' | 'Case Study'>

/** Their rules. */
export const RESPONSES: Readonly<Record<ResponseType, QuestionTypeRules>> = {
  'True/False': trueFalse,
  'Multiple Choice': multipleChoice,
  'Select All That Apply': selectAll,
  'Matching/Dropdown': matching,
  Priority: priority,
  'Select N': selectN,
  Grouping: grouping,
  'Matrix Multiple Choice': matrixMultipleChoice,
  'Matrix Multiple Response': matrixMultipleResponse,
  'Drop-Down Cloze': dropDownCloze,
  'Drop-Down Rationale': dropDownRationale,
  'Drop-Down Table': dropDownTable,
  'Drag-and-Drop Cloze': dragAndDropCloze,
  'Drag-and-Drop Rationale': dragAndDropRationale,
  'Highlight Text': highlightText,
  'Highlight Table': highlightTable,
  'Bow-Tie': bowTie,
  'Ordered Response': orderedResponse,
  Numeric: numeric,
}

/** Whether a string names a type that is answered by itself. */
export const isResponseType = (type: string): type is ResponseType => Object.hasOwn(RESPONSES, type)
