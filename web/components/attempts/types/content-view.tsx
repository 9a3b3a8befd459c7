import type { ReactNode } from 'react'
import { loadOnce } from '#web/lib/load-once.ts'
import { hasFormattedText, preloadFormatting, WithFormatting } from '../formatted/formatted-text.tsx'
import { MatchingAnswers } from '../matching.ts'
import { questionPart } from '../question-part.tsx'
import type { QuestionTypeView, QuestionView } from '../question-view.ts'
import type * as ContentTypes from './content-types.tsx'
import { recordOf, responseOf } from './items.ts'
import type { Parts } from './parts.ts'

/** Where points come from: loaded with the first receipt that is read. */
export const Receipt = questionPart('where the points come from', async () => (await import('./receipt.tsx')).Receipt)

/** Asks before an answer with empty parts is graded: fetched with the first question that has parts. */
export const CheckAnyway = questionPart('the question', async () => (await import('../check-anyway.tsx')).CheckAnyway)

let contentTypes: typeof ContentTypes | undefined

/** What shows questions with a content: loaded with the first of them. */
const loadContentTypes = loadOnce(async () => (contentTypes = await import('./content-types.tsx')))

const ContentAnswers = questionPart('the answers', async () => (await loadContentTypes()).ContentAnswers)
const ContentReview = questionPart('the answers', async () => (await loadContentTypes()).ContentReview)
const RecordFrame = questionPart('the client’s record', async () => (await loadContentTypes()).RecordFrame)

/** The view of every type with a content, which says its own instruction. */
export const contentView: QuestionTypeView = { hint: '', Answers: ContentAnswers, Review: ContentReview }

/** Requests the code that a question is shown with, before it is on screen. */
export async function loadQuestionCode(question: QuestionView): Promise<void> {
  if (hasFormattedText(question)) void preloadFormatting()
  if (responseOf(question).matches !== null) void MatchingAnswers.preload()
  if (question.item == null) return
  await Promise.all([CheckAnyway, ContentAnswers, ContentReview, RecordFrame].map((part) => part.preload()))
  contentTypes?.loadTypeCode(responseOf(question).type, recordOf(question) !== undefined)
}

/** The parts of an answer where some are empty; its code is there once it is shown. */
export function missingParts(question: QuestionView, choice: readonly number[]): Parts | undefined {
  const parts = contentTypes?.partsOf(responseOf(question), choice)
  return parts !== undefined && parts.given < parts.of ? parts : undefined
}

type QuestionFrameProps = {
  question: QuestionView
  /** Which attempt it is asked in, whose open tab is its own. */
  attempt?: string
  children: ReactNode
}

/** A question beside the client's record that it is about; a question without a record is all there is. */
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
