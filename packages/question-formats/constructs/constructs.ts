import type { ReasonCode } from '../reasons.ts'

/** Import formats, as their constructs are listed: QTI 2.1, 2.2, and 3.0 share the same ones. */
export const READ_FORMATS = ['moodle', 'gift', 'aiken', 'qti12', 'qti2'] as const

export type ReadFormat = (typeof READ_FORMATS)[number]

export const READ_FORMAT_NAMES: Readonly<Record<ReadFormat, string>> = {
  moodle: 'Moodle XML',
  gift: 'GIFT',
  aiken: 'Aiken',
  qti12: 'QTI 1.2 (Canvas, Brightspace, Blackboard)',
  qti2: 'QTI 2.1, 2.2, and 3.0',
}

/**
 * What a format's construct is imported as: the academy's type, or what is kept, with an optional `note`; or the reason
 * why its question is `refused`.
 */
export type Construct = { name: string } & ({ becomes: string; note?: ReasonCode } | { refused: ReasonCode })

/** Constructs in texts of any format. */
const TEXTS: readonly Construct[] = [
  { name: 'Bold, italic, underline, strikethrough, superscript, and subscript', becomes: 'Kept' },
  { name: 'Lists, tables, links, and headings', becomes: 'Kept' },
  { name: 'A one-line MathML formula', becomes: 'Formatted text' },
  { name: 'A MathML formula of several lines', refused: 'format-math' },
  { name: 'Audio, video, frames, form fields, and drawings', becomes: 'Left out', note: 'format-media' },
]

const PICTURES: readonly Construct[] = [
  { name: 'A picture in the file', becomes: 'Kept' },
  { name: 'A picture without a description', becomes: 'Kept', note: 'format-picture-name' },
  { name: 'A picture that isn’t in the file', becomes: 'Its description', note: 'format-picture-missing' },
  { name: 'A picture at a web address', becomes: 'Its description', note: 'format-picture-link' },
]

/** Every construct of the import formats and what it becomes: the table in the README and on the import screen. */
export const CONSTRUCTS: Readonly<Record<ReadFormat, readonly Construct[]>> = {
  moodle: [
    { name: 'Multiple choice, one answer', becomes: 'Multiple Choice' },
    {
      name: 'Multiple choice, one answer, partial credit for others',
      becomes: 'Multiple Choice',
      note: 'format-fraction',
    },
    { name: 'Multiple choice, one answer, full points for several', refused: 'format-several-right' },
    { name: 'Multiple choice, several answers', becomes: 'Select All That Apply', note: 'format-partial' },
    {
      name: 'Multiple choice, several answers, points off for wrong ones',
      becomes: 'Select All That Apply',
      note: 'format-plus-minus',
    },
    { name: 'True/False', becomes: 'True/False' },
    { name: 'Matching', becomes: 'Matching/Dropdown' },
    {
      name: 'Matching, with matches that go with nothing',
      becomes: 'Matching/Dropdown',
      note: 'format-extra-matches',
    },
    { name: 'Matching, with formatted matches', becomes: 'Matching/Dropdown', note: 'format-plain' },
    { name: 'Numerical', becomes: 'Numeric' },
    { name: 'Numerical, partial credit for other numbers', becomes: 'Numeric', note: 'format-other-answers' },
    { name: 'Numerical, full points for other numbers', refused: 'format-several-right' },
    { name: 'Ordering', becomes: 'Ordered Response' },
    { name: 'Select missing words (gapselect)', becomes: 'Drop-Down Cloze' },
    { name: 'Select missing words, all blanks in one table', becomes: 'Drop-Down Table' },
    { name: 'Drag and drop into text (ddwtos)', becomes: 'Drag-and-Drop Cloze' },
    { name: 'Short answer, essay, embedded answers (Cloze), calculated, and other types', refused: 'format-type' },
    { name: 'Description', refused: 'format-text-only' },
    { name: 'A category', becomes: 'Left out', note: 'format-category' },
    { name: 'General feedback', becomes: 'Rationale' },
    {
      name: 'Combined feedback, for any correct, partially correct, or incorrect answer',
      becomes: 'Left out',
      note: 'format-feedback',
    },
    { name: 'Hints', becomes: 'Left out', note: 'format-hint' },
    { name: 'An attached file', becomes: 'Left out', note: 'format-attachment' },
    { name: 'Markdown', becomes: 'Plain text', note: 'format-markup' },
    { name: 'HTML that was encoded twice', becomes: 'Formatted text', note: 'format-encoded-twice' },
    ...PICTURES,
    ...TEXTS,
  ],
  gift: [
    { name: 'One correct answer', becomes: 'Multiple Choice' },
    { name: 'One correct answer, partial credit for others', becomes: 'Multiple Choice', note: 'format-fraction' },
    { name: 'Several correct answers, each with full points', refused: 'format-several-right' },
    { name: 'Answers that each give a share of the points', becomes: 'Select All That Apply', note: 'format-partial' },
    { name: 'True or false', becomes: 'True/False' },
    { name: 'Matching', becomes: 'Matching/Dropdown' },
    { name: 'A number with a tolerance or a range', becomes: 'Numeric' },
    { name: 'A number with feedback', becomes: 'Numeric', note: 'format-feedback' },
    { name: 'Answers inside the sentence', becomes: 'Multiple Choice', note: 'format-gap' },
    { name: 'Short answers and essays', refused: 'format-type' },
    { name: 'Text without a question', refused: 'format-text-only' },
    { name: 'Braces that don’t close', refused: 'format-open' },
    { name: 'A category', becomes: 'Left out', note: 'format-category' },
    { name: 'Markdown', becomes: 'Plain text', note: 'format-markup' },
    { name: 'A picture', becomes: 'Its description', note: 'format-picture-missing' },
    ...TEXTS,
  ],
  aiken: [
    { name: 'A question with its correct answer', becomes: 'Multiple Choice' },
    { name: 'The answers True and False', becomes: 'True/False' },
    {
      name: 'Lines after the correct answer that begin with EXPLANATION, RATIONALE, FEEDBACK, or REASON',
      becomes: 'Rationale',
    },
    { name: 'A question without a correct answer', refused: 'format-no-key' },
  ],
  qti12: [
    { name: 'Multiple choice (response_lid, single)', becomes: 'Multiple Choice' },
    {
      name: 'Multiple choice, partial credit for other answers',
      becomes: 'Multiple Choice',
      note: 'format-fraction',
    },
    { name: 'Multiple choice, full points for several answers', refused: 'format-several-right' },
    { name: 'Multiple answers (response_lid, multiple)', becomes: 'Select All That Apply' },
    { name: 'Multiple answers, points off for wrong ones', becomes: 'Select All That Apply' },
    { name: 'Ordering (response_lid, ordered)', becomes: 'Ordered Response' },
    { name: 'Matching (several response_lid, each with a text)', becomes: 'Matching/Dropdown' },
    {
      name: 'Matching, several correct answers for a text',
      becomes: 'Matrix Multiple Choice',
      note: 'format-points',
    },
    { name: 'Multiple dropdowns (several response_lid, named in brackets in the text)', becomes: 'Drop-Down Cloze' },
    { name: 'A number (response_str)', becomes: 'Numeric' },
    { name: 'Typed words (response_str)', refused: 'format-type' },
    {
      name: 'A passage that other questions refer to (parent_stimulus_item_ident)',
      becomes: 'Start of those questions',
    },
    { name: 'A passage that isn’t in the file', refused: 'format-passage' },
    { name: 'Scoring conditions that can’t be read', refused: 'format-scripted' },
    { name: 'Scoring that never gives points', refused: 'format-no-key' },
    { name: 'Feedback on an answer', becomes: 'Reason for the answer' },
    ...PICTURES,
    ...TEXTS,
  ],
  qti2: [
    { name: 'Multiple choice (choiceInteraction, single)', becomes: 'Multiple Choice' },
    {
      name: 'Multiple choice, partial credit for other answers',
      becomes: 'Multiple Choice',
      note: 'format-fraction',
    },
    { name: 'Multiple answers, all or nothing (choiceInteraction, multiple)', becomes: 'Select All That Apply' },
    { name: 'Multiple answers, points off for wrong ones', becomes: 'Select All That Apply' },
    { name: 'Multiple answers, as many choices as correct answers', becomes: 'Select N' },
    { name: 'Several choiceInteractions, each with a prompt', becomes: 'Grouping', note: 'format-groups' },
    { name: 'Matching, one target for each source (matchInteraction)', becomes: 'Matching/Dropdown' },
    { name: 'Matching, fewer targets than sources', becomes: 'Matrix Multiple Choice' },
    { name: 'Matching, several targets for a source', becomes: 'Matrix Multiple Response' },
    { name: 'Ordering (orderInteraction)', becomes: 'Ordered Response' },
    { name: 'Dropdowns in the text (inlineChoiceInteraction)', becomes: 'Drop-Down Cloze', note: 'format-no-body' },
    { name: 'Drag and drop words (gapMatchInteraction)', becomes: 'Drag-and-Drop Cloze', note: 'format-points' },
    { name: 'Selectable text (hottextInteraction)', becomes: 'Highlight Text', note: 'format-points' },
    { name: 'A number (textEntryInteraction)', becomes: 'Numeric' },
    {
      name: 'A number with a range that isn’t centered on it',
      becomes: 'Numeric',
      note: 'format-range',
    },
    { name: 'Typed words (textEntryInteraction)', refused: 'format-type' },
    { name: 'Other interactions', refused: 'format-type' },
    { name: 'Interactions of several kinds in one item', refused: 'format-several' },
    { name: 'Templates and printed variables', refused: 'format-template' },
    { name: 'Adaptive items', refused: 'format-adaptive' },
    { name: 'Scoring that contradicts the correct answer', refused: 'format-contradiction' },
    { name: 'Scoring that gives several answers full points', refused: 'format-several-right' },
    { name: 'Scoring with operators that can’t be read', refused: 'format-scripted' },
    { name: 'A stimulus in the package', becomes: 'Start of the question' },
    { name: 'A stimulus that isn’t in the package', refused: 'format-passage' },
    { name: 'Modal feedback', becomes: 'Rationale' },
    { name: 'A rubric block for scorers', becomes: 'Left out', note: 'format-feedback' },
    ...PICTURES,
    ...TEXTS,
  ],
}
