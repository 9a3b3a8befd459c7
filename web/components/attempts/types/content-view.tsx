import type { ReactNode } from 'react'
import { loadOnce } from '#web/lib/load-once.ts'
import { hasFormattedText, preloadFormatting, WithFormatting } from '../formatted/formatted-text.tsx'
import { MatchingAnswers } from '../matching.ts'
import { questionPart } from '../question-part.tsx'
import type { QuestionTypeView, QuestionView } from '../question-view.ts'
import type * as ContentTypes from './content-types.tsx'
import { recordOf, responseOf } from './items.ts'
import type { AnsweredParts } from './parts.ts'

/** Loaded when a receipt is first read. */
export const PointsBreakdown = questionPart(
  'where the points come from',
  async () => (await import('./points-breakdown.tsx')).PointsBreakdown,
)

/** Asks for confirmation before grading an answer with empty parts; loaded with the first question that has parts. */
export const IncompleteAnswerDialog = questionPart(
  'the question',
  async () => (await import('../incomplete-answer-dialog.tsx')).IncompleteAnswerDialog,
)

let contentTypes: typeof ContentTypes | undefined

/** Loads the code for questions with a content when the first one is shown. */
const loadContentTypes = loadOnce(async () => (contentTypes = await import('./content-types.tsx')))

const ContentAnswers = questionPart('the answers', async () => (await loadContentTypes()).ContentAnswers)
const ContentReview = questionPart('the answers', async () => (await loadContentTypes()).ContentReview)
const RecordFrame = questionPart('the client’s record', async () => (await loadContentTypes()).RecordFrame)

/** The view of every type with a content, which shows its own instruction. */
export const contentView: QuestionTypeView = { hint: '', Answers: ContentAnswers, Review: ContentReview }

/** Loads the code for a question before it's on screen. */
export async function loadQuestionCode(question: QuestionView): Promise<void> {
  if (hasFormattedText(question)) void preloadFormatting()
  if (responseOf(question).matches !== null) void MatchingAnswers.preload()
  if (question.item == null) return
  await Promise.all([IncompleteAnswerDialog, ContentAnswers, ContentReview, RecordFrame].map((part) => part.preload()))
  contentTypes?.loadTypeCode(responseOf(question).type, recordOf(question) !== undefined)
}

/** The answer's parts if some are empty. Requires the code that loads with the question. */
export function missingParts(question: QuestionView, choice: readonly number[]): AnsweredParts | undefined {
  const parts = contentTypes?.partsOf(responseOf(question), choice)
  return parts !== undefined && parts.answered < parts.total ? parts : undefined
}

type QuestionFrameProps = {
  question: QuestionView
  /** The attempt that the question is part of; each attempt stores its own open tab. */
  attempt?: string
  children: ReactNode
}

/** A question next to the client's record that it's about; without a record, only the question. */
export function QuestionFrame({ question, attempt = '', children }: QuestionFrameProps) {
  const record = recordOf(question)
  return (
    <WithFormatting question={question}>
      {record === undefined ? (
        children
      ) : (
        <RecordFrame item={record} of={`${attempt} ${question.id ?? ''}`}>
          {children}
        </RecordFrame>
      )}
    </WithFormatting>
  )
}
