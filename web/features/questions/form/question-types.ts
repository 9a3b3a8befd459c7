import {
  CASE_STUDY,
  CONTENT_TYPES,
  type ContentTypeName,
  isQuestionType,
  type QuestionType,
} from '#domain/questions/question.ts'

const GROUPS = ['Classic', 'Next Generation', 'Alternate formats'] as const

/** How the form edits one type of question. */
export type QuestionTypeForm = {
  group: (typeof GROUPS)[number]
  /** What a student does, in one line. */
  description: string
  /** What the author does with its answers. */
  hint: string
  /**
   * The control that marks an answer as correct. Absent when each answer has a match instead, or when the type has
   * content.
   */
  mark?: 'radio' | 'checkbox'
  /** The fixed texts of its answers, in this order (spec 2.5.30). */
  texts?: readonly string[]
  /** The initial content, in the shape of its type. The form for it is in types/. */
  blank?: object
}

const oneAnswer = { group: 'Classic', hint: 'Mark the one answer that is correct.', mark: 'radio' } as const

const next = (description: string, hint: string, blank: object): QuestionTypeForm => ({
  group: 'Next Generation',
  description,
  hint,
  blank,
})
const options = (count: number) => Array.from({ length: count }, () => ({ text: '' }))
const tokens = Array.from({ length: 4 }, () => '')

const FORMS: Readonly<Record<QuestionType, QuestionTypeForm>> = {
  'True/False': { ...oneAnswer, description: 'Say whether a statement holds.', texts: ['True', 'False'] },
  'Multiple Choice': { ...oneAnswer, description: 'Choose one of several answers.' },
  'Select All That Apply': {
    group: 'Classic',
    description: 'Choose every answer that is right.',
    hint: 'Mark every answer that is correct.',
    mark: 'checkbox',
  },
  'Matching/Dropdown': {
    group: 'Classic',
    description: 'Choose the match of each answer.',
    hint: 'Give each answer its match: the student chooses among all matches.',
  },
  Priority: { ...oneAnswer, description: 'Choose what comes first.' },
  'Select N': next('Choose a given number of options.', 'Mark the options that are right.', { options: options(5) }),
  Grouping: next('Choose the right options in each group.', 'In every group mark what is right.', {
    groups: [
      { label: '', options: options(3) },
      { label: '', options: options(3) },
    ],
  }),
  'Matrix Multiple Choice': next('Choose one column for each row.', 'Each row has one right column.', {
    columns: ['', ''],
    rows: options(3).map((row) => ({ ...row, column: -1 })),
  }),
  'Matrix Multiple Response': next('Choose any columns for each row.', 'Each column is scored by itself.', {
    columns: ['', ''],
    rows: options(3).map((row) => ({ ...row, columns: [] })),
  }),
  'Drop-Down Cloze': next('Complete a sentence from drop-downs.', 'Write the sentence and insert its blanks.', {
    text: '',
    blanks: [],
  }),
  'Drop-Down Rationale': next(
    'Complete a claim and the reasons for it.',
    'Write the sentence with two or three blanks.',
    {
      text: '',
      blanks: [],
      anchor: 0,
    },
  ),
  'Drop-Down Table': next('Complete a table from drop-downs.', 'Write the table and insert blanks into its cells.', {
    headers: ['', ''],
    rows: [
      ['', ''],
      ['', ''],
    ],
    blanks: [],
  }),
  'Drag-and-Drop Cloze': next('Put tokens into a sentence.', 'Write the sentence, its blanks and the tokens.', {
    text: '',
    tokens,
    blanks: [],
  }),
  'Drag-and-Drop Rationale': next(
    'Put a claim and its reasons into a sentence.',
    'Write a sentence with two or three blanks.',
    {
      text: '',
      tokens,
      blanks: [],
      anchor: 0,
    },
  ),
  'Highlight Text': next('Highlight what matters in a text.', 'Write the text, select words and mark them.', {
    text: '',
    spans: [],
  }),
  'Highlight Table': next('Highlight what matters in a table.', 'Write the table, select words and mark them.', {
    headers: ['', ''],
    rows: [{ label: '', cells: [{ text: '', spans: [] }] }],
  }),
  'Bow-Tie': next(
    'Condition, actions and parameters of one client.',
    'Two right actions, one condition, two parameters.',
    {
      actions: options(5),
      conditions: options(4),
      parameters: options(5),
    },
  ),
  Trend: next('A question about a record over time.', 'Write the record first, then what is answered about it.', {
    record: [{ name: '', entries: [{}, {}] }],
    response: { type: 'Multiple Choice', answers: [] },
  }),
  'Ordered Response': {
    group: 'Alternate formats',
    description: 'Put steps into their order.',
    hint: 'Write the steps in the right order; students see them in another one.',
    blank: { items: options(4) },
  },
  Numeric: {
    group: 'Alternate formats',
    description: 'Calculate and type a number.',
    hint: 'Write the number that is right.',
    blank: { answer: '' },
  },
  'Case Study': next(
    'Six questions about a record that unfolds.',
    'Write the record with its times, then the six items.',
    {
      record: [{ name: '', entries: [{}, {}] }],
      items: Array.from({ length: 6 }, () => ({
        body: '',
        response: { type: 'Multiple Choice', answers: [] },
        rationale: '',
      })),
    },
  ),
}

/** The form of a question type. Falls back to Multiple Choice until a type is chosen. */
export const questionTypeForm = (type: string): QuestionTypeForm =>
  FORMS[isQuestionType(type) ? type : 'Multiple Choice']

/** The types available for a new question, by group. */
export const TYPE_GROUPS: readonly { title: string; types: readonly QuestionType[] }[] = GROUPS.map((title) => ({
  title,
  types: Object.keys(FORMS)
    .filter(isQuestionType)
    .filter((type) => FORMS[type].group === title),
}))

/** Types that have content instead of a list of answers. */
export type WrittenType = ContentTypeName | typeof CASE_STUDY

export const isContentType = (type: string): type is WrittenType =>
  type === CASE_STUDY || CONTENT_TYPES.some((known) => known === type)

/** The initial content as JSON text. Empty for types without content. */
export const blankContent = (type: string): string => {
  const { blank } = questionTypeForm(type)
  return blank === undefined ? '' : JSON.stringify(blank)
}
