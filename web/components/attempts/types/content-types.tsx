import type { ComponentType } from 'react'
import type { LazyComponent } from '#web/lib/lazy-component.ts'
import type { ContentTypeName } from '#domain/questions/question.ts'
import type { AnswersProps, QuestionView, ReviewProps } from '../question-view.ts'
import { itemReader, type MatrixItem } from './items.ts'
import { questionPart } from '../question-part.tsx'
import { ClientRecord } from '#web/components/attempts/types/trend/record-frame.tsx'
import { MAX_STOPS } from './roving.ts'
import './item.css'

export { partsOf } from './parts.ts'
export { RecordFrame } from '#web/components/attempts/types/trend/record-frame.tsx'

/** A type's components: one for answering, and one for the choice and the right answers. */
type TypeCode = { Answers: ComponentType<AnswersProps>; Review: ComponentType<ReviewProps> }

/** Describes what keys do in a question. */
type Keys = (question: QuestionView) => string

/** A type with its instruction and keys; its code loads once a question of the type is known. */
type ContentView = {
  hint: string
  keys: Keys
  Answers: LazyComponent<AnswersProps>
  Review: LazyComponent<ReviewProps>
}

const viewOf = (hint: string, request: () => Promise<TypeCode>, keys: string | Keys = ''): ContentView => ({
  hint,
  keys: typeof keys === 'string' ? () => keys : keys,
  Answers: questionPart('the answers', async () => (await request()).Answers),
  Review: questionPart('the answers', async () => (await request()).Review),
})

const BLANKS = 'Choose an option for each blank.'
const PLACE = 'Select a choice, then its blank.'
const PLACE_KEYS = 'Arrow keys move between the choices, and Esc puts one back.'
const HIGHLIGHT = 'Select the text that applies.'
const HIGHLIGHT_KEYS = 'Arrow keys move through the text.'
const readMatrix = itemReader<MatrixItem>('rows')
const rowKeys: Keys = (question) =>
  (readMatrix(question)?.rows.length ?? 0) > MAX_STOPS ? 'Arrow keys move between the rows, and choose within one.' : ''

/** Every type that can be answered: a Trend is a record around a response of another type. */
const VIEWS: Readonly<Record<Exclude<ContentTypeName, 'Trend'>, ContentView>> = {
  'Select N': viewOf(
    'Choose exactly as many answers as the question asks for.',
    () => import('#web/components/attempts/types/options/select-n.tsx'),
  ),
  Grouping: viewOf(
    'Choose all that apply in each group.',
    () => import('#web/components/attempts/types/options/grouping.tsx'),
    'Arrow keys move within a group.',
  ),
  'Matrix Multiple Choice': viewOf(
    'Choose one option for each row.',
    () => import('#web/components/attempts/types/matrix/matrix-multiple-choice.tsx'),
    rowKeys,
  ),
  'Matrix Multiple Response': viewOf(
    'Choose all that apply in each column.',
    () => import('#web/components/attempts/types/matrix/matrix-multiple-response.tsx'),
    'Arrow keys move through the table.',
  ),
  'Drop-Down Cloze': viewOf(BLANKS, () => import('./cloze/cloze.tsx')),
  'Drop-Down Rationale': viewOf(BLANKS, () => import('./cloze/cloze.tsx')),
  'Drop-Down Table': viewOf(BLANKS, () => import('#web/components/attempts/types/cloze/drop-down-table.tsx')),
  'Drag-and-Drop Cloze': viewOf(PLACE, () => import('./tokens/tokens.tsx'), PLACE_KEYS),
  'Drag-and-Drop Rationale': viewOf(PLACE, () => import('./tokens/tokens.tsx'), PLACE_KEYS),
  'Highlight Text': viewOf(
    HIGHLIGHT,
    () => import('#web/components/attempts/types/highlight/highlight-text.tsx'),
    HIGHLIGHT_KEYS,
  ),
  'Highlight Table': viewOf(
    HIGHLIGHT,
    () => import('#web/components/attempts/types/highlight/highlight-table.tsx'),
    HIGHLIGHT_KEYS,
  ),
  'Bow-Tie': viewOf(
    'Fill in each box.',
    () => import('#web/components/attempts/types/tokens/bow-tie.tsx'),
    'Arrow keys move within a side.',
  ),
  'Ordered Response': viewOf(
    'Use the arrows to put the items in order.',
    () => import('#web/components/attempts/types/tokens/ordered-response.tsx'),
    'Arrow keys move between the buttons.',
  ),
  Numeric: viewOf('Enter a number.', () => import('./numeric.tsx')),
}

const byType: ReadonlyMap<string, ContentView> = new Map(Object.entries(VIEWS))

/** Loads the code of a type, and of the record if there is one. */
export function loadTypeCode(type: string, hasRecord: boolean): void {
  const view = byType.get(type)
  if (view !== undefined) for (const part of [view.Answers, view.Review]) void part.preload()
  if (hasRecord) void ClientRecord.preload()
}

/** The answers of a content type; of an unknown type, nothing. */
export function ContentAnswers(props: AnswersProps) {
  const view = byType.get(props.question.type)
  if (view === undefined) return null
  const { hint, keys: keysOf, Answers } = view
  const keys = keysOf(props.question)
  return (
    <>
      {hint !== '' && (
        <p id="answer-hint" className="text-text-muted text-small">
          {hint} {keys !== '' && <span className="pointer-coarse:hidden">{keys}</span>}
        </p>
      )}
      <Answers {...props} />
    </>
  )
}

export function ContentReview(props: ReviewProps) {
  const Review = byType.get(props.question.type)?.Review
  return Review && <Review {...props} />
}
