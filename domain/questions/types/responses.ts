import type { QuestionType } from '../question.ts'
import { bowTie } from './bow-tie/rules.ts'
import { multipleChoice, priority, selectAll, trueFalse } from './choice.ts'
import { dragAndDropCloze } from './drag-and-drop-cloze/rules.ts'
import { dragAndDropRationale } from './drag-and-drop-rationale/rules.ts'
import { dropDownCloze } from './drop-down-cloze/rules.ts'
import { dropDownRationale } from './drop-down-rationale/rules.ts'
import { dropDownTable } from './drop-down-table/rules.ts'
import { grouping } from './grouping/rules.ts'
import { highlightTable } from './highlight-table/rules.ts'
import { highlightText } from './highlight-text/rules.ts'
import { matching } from './matching.ts'
import { matrixMultipleChoice } from './matrix-multiple-choice/rules.ts'
import { matrixMultipleResponse } from './matrix-multiple-response/rules.ts'
import { numeric } from './numeric/rules.ts'
import { orderedResponse } from './ordered-response/rules.ts'
import type { QuestionTypeRules } from './question-type.ts'
import { selectN } from './select-n/rules.ts'

/** The types that are answered by themselves: what stands beside a record in a trend or a case study is one of them. */
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

/** Whether a text names a type that is answered by itself. */
export const isResponseType = (type: string): type is ResponseType => Object.hasOwn(RESPONSES, type)
