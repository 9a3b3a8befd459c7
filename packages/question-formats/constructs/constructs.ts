import type { ReasonCode } from '../reasons.ts'

/** Formats that are read, as their constructs are listed: QTI 2.1, 2.2, and 3.0 have the same ones. */
export const READ_FORMATS = ['moodle', 'gift', 'aiken', 'qti12', 'qti2'] as const

export type ReadFormat = (typeof READ_FORMATS)[number]

export const READ_FORMAT_NAMES: Readonly<Record<ReadFormat, string>> = {
  moodle: 'Moodle XML',
  gift: 'GIFT',
  aiken: 'Aiken',
  qti12: 'QTI 1.2, also of Canvas, Brightspace, and Blackboard',
  qti2: 'QTI 2.1, 2.2, and 3.0',
}

/**
 * What becomes of a construct of a format: the academy's type, or what is kept; `note`: what is said of it; `refused`: why its question
 * is refused.
 */
export type Construct = { name: string } & ({ becomes: string; note?: ReasonCode } | { refused: ReasonCode })

/** What texts of any format may hold. */
const TEXTS: readonly Construct[] = [
  { name: 'bold, italic, underlined, struck, raised, and lowered text, by element or style', becomes: 'the same' },
  { name: 'lists, tables, links, headings', becomes: 'the same' },
  { name: 'a formula in MathML on one line', becomes: 'formatted text' },
  { name: 'a formula in MathML of several lines', refused: 'format-math' },
  { name: 'sound, video, a frame, a form field, a drawing', becomes: 'nothing', note: 'format-media' },
]

const PICTURES: readonly Construct[] = [
  { name: 'a picture of the file', becomes: 'the picture' },
  { name: 'a picture without a description', becomes: 'the picture', note: 'format-picture-name' },
  { name: 'a picture that isn’t in the file', becomes: 'its description', note: 'format-picture-missing' },
  { name: 'a picture at another address', becomes: 'its description', note: 'format-picture-link' },
]

/** Every construct of the formats that are read, and what becomes of it: the table of the README and of the import's screen. */
export const CONSTRUCTS: Readonly<Record<ReadFormat, readonly Construct[]>> = {
  moodle: [
    { name: 'multichoice, one answer', becomes: 'Multiple Choice' },
    {
      name: 'multichoice, one answer, part of the points for others',
      becomes: 'Multiple Choice',
      note: 'format-fraction',
    },
    { name: 'multichoice, one answer, all points for several', refused: 'format-several-right' },
    { name: 'multichoice, several answers', becomes: 'Select All That Apply', note: 'format-partial' },
    {
      name: 'multichoice, several answers, wrong ones take a part',
      becomes: 'Select All That Apply',
      note: 'format-plus-minus',
    },
    { name: 'truefalse', becomes: 'True/False' },
    { name: 'matching', becomes: 'Matching/Dropdown' },
    {
      name: 'matching, with matches that belong to nothing',
      becomes: 'Matching/Dropdown',
      note: 'format-extra-matches',
    },
    { name: 'matching, with formatted matches', becomes: 'Matching/Dropdown', note: 'format-plain' },
    { name: 'numerical', becomes: 'Numeric' },
    { name: 'numerical, other numbers with part of the points', becomes: 'Numeric', note: 'format-other-answers' },
    { name: 'numerical, other numbers with all points', refused: 'format-several-right' },
    { name: 'ordering', becomes: 'Ordered Response' },
    { name: 'gapselect', becomes: 'Drop-Down Cloze' },
    { name: 'gapselect, all gaps in one table', becomes: 'Drop-Down Table' },
    { name: 'ddwtos', becomes: 'Drag-and-Drop Cloze' },
    { name: 'shortanswer, essay, cloze, calculated, and other types', refused: 'format-type' },
    { name: 'description', refused: 'format-text-only' },
    { name: 'a category', becomes: 'nothing', note: 'format-category' },
    { name: 'general feedback', becomes: 'the rationale' },
    { name: 'feedback for any right, partly right, or wrong answer', becomes: 'nothing', note: 'format-feedback' },
    { name: 'hints', becomes: 'nothing', note: 'format-hint' },
    { name: 'an attached file', becomes: 'nothing', note: 'format-attachment' },
    { name: 'Markdown', becomes: 'plain text', note: 'format-markup' },
    { name: 'HTML that was encoded twice', becomes: 'formatted text', note: 'format-encoded-twice' },
    ...PICTURES,
    ...TEXTS,
  ],
  gift: [
    { name: 'one right answer', becomes: 'Multiple Choice' },
    { name: 'one right answer, part of the points for others', becomes: 'Multiple Choice', note: 'format-fraction' },
    { name: 'several right answers, each with all points', refused: 'format-several-right' },
    { name: 'answers with shares of the points', becomes: 'Select All That Apply', note: 'format-partial' },
    { name: 'true and false', becomes: 'True/False' },
    { name: 'matching', becomes: 'Matching/Dropdown' },
    { name: 'a number with a tolerance or a range', becomes: 'Numeric' },
    { name: 'a number with feedback', becomes: 'Numeric', note: 'format-feedback' },
    { name: 'answers within the sentence', becomes: 'Multiple Choice', note: 'format-gap' },
    { name: 'short answers and essays', refused: 'format-type' },
    { name: 'a text without a question', refused: 'format-text-only' },
    { name: 'braces that don’t close', refused: 'format-open' },
    { name: 'a category', becomes: 'nothing', note: 'format-category' },
    { name: 'Markdown', becomes: 'plain text', note: 'format-markup' },
    { name: 'a picture', becomes: 'its description', note: 'format-picture-missing' },
    ...TEXTS,
  ],
  aiken: [
    { name: 'a question with its key', becomes: 'Multiple Choice' },
    { name: 'the answers True and False', becomes: 'True/False' },
    {
      name: 'lines behind the key that begin with EXPLANATION, RATIONALE, FEEDBACK, or REASON',
      becomes: 'the rationale',
    },
    { name: 'a question without a key', refused: 'format-no-key' },
  ],
  qti12: [
    { name: 'response_lid, single', becomes: 'Multiple Choice' },
    {
      name: 'response_lid, single, part of the points for others',
      becomes: 'Multiple Choice',
      note: 'format-fraction',
    },
    { name: 'response_lid, single, all points for several', refused: 'format-several-right' },
    { name: 'response_lid, multiple', becomes: 'Select All That Apply' },
    { name: 'response_lid, multiple, points taken for wrong ones', becomes: 'Select All That Apply' },
    { name: 'response_lid, ordered', becomes: 'Ordered Response' },
    { name: 'several response_lid with a text each', becomes: 'Matching/Dropdown' },
    {
      name: 'several response_lid with several right answers',
      becomes: 'Matrix Multiple Choice',
      note: 'format-points',
    },
    { name: 'several response_lid whose names stand in brackets in the text', becomes: 'Drop-Down Cloze' },
    { name: 'response_str with numbers', becomes: 'Numeric' },
    { name: 'response_str with words', refused: 'format-type' },
    { name: 'a text that other items refer to (parent_stimulus_item_ident)', becomes: 'the beginning of their text' },
    { name: 'a text that isn’t in the file', refused: 'format-passage' },
    { name: 'conditions that aren’t known', refused: 'format-scripted' },
    { name: 'points that are never given', refused: 'format-no-key' },
    { name: 'feedback of an answer', becomes: 'the reason of the answer' },
    ...PICTURES,
    ...TEXTS,
  ],
  qti2: [
    { name: 'choiceInteraction, single', becomes: 'Multiple Choice' },
    {
      name: 'choiceInteraction, single, part of the points for others',
      becomes: 'Multiple Choice',
      note: 'format-fraction',
    },
    { name: 'choiceInteraction, multiple, all or nothing', becomes: 'Select All That Apply' },
    { name: 'choiceInteraction, multiple, points taken for wrong ones', becomes: 'Select All That Apply' },
    { name: 'choiceInteraction, as many choices as are right', becomes: 'Select N' },
    { name: 'several choiceInteraction with a prompt each', becomes: 'Grouping', note: 'format-groups' },
    { name: 'matchInteraction, one target for each source', becomes: 'Matching/Dropdown' },
    { name: 'matchInteraction, fewer targets than sources', becomes: 'Matrix Multiple Choice' },
    { name: 'matchInteraction, several targets for a source', becomes: 'Matrix Multiple Response' },
    { name: 'orderInteraction', becomes: 'Ordered Response' },
    { name: 'inlineChoiceInteraction', becomes: 'Drop-Down Cloze', note: 'format-no-body' },
    { name: 'gapMatchInteraction with words', becomes: 'Drag-and-Drop Cloze', note: 'format-points' },
    { name: 'hottextInteraction', becomes: 'Highlight Text', note: 'format-points' },
    { name: 'textEntryInteraction with a number', becomes: 'Numeric' },
    {
      name: 'textEntryInteraction with a range that isn’t around its number',
      becomes: 'Numeric',
      note: 'format-range',
    },
    { name: 'textEntryInteraction with words', refused: 'format-type' },
    { name: 'other interactions', refused: 'format-type' },
    { name: 'interactions of several kinds', refused: 'format-several' },
    { name: 'templates and printed variables', refused: 'format-template' },
    { name: 'adaptive items', refused: 'format-adaptive' },
    { name: 'response processing that contradicts the key', refused: 'format-contradiction' },
    { name: 'response processing that gives several answers all points', refused: 'format-several-right' },
    { name: 'response processing with operators that aren’t known', refused: 'format-scripted' },
    { name: 'a stimulus of the package', becomes: 'the beginning of the text' },
    { name: 'a stimulus that isn’t there', refused: 'format-passage' },
    { name: 'modal feedback', becomes: 'the rationale' },
    { name: 'a rubric block for those who score', becomes: 'nothing', note: 'format-feedback' },
    ...PICTURES,
    ...TEXTS,
  ],
}
