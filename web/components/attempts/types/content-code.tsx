import type { ReactNode } from 'react'
import type { AnswersProps, QuestionTypeView, QuestionView, ReviewProps } from '../question-view.ts'
import { formattedCode, hasFormattedText, WithFormatting } from '../formatted/formatted-text.tsx'
import { matchingCode } from '../matching-code.tsx'
import { recordOf, responseOf } from './items.ts'
import { loadedCode, WithCode } from './loaded-code.tsx'
import type { Parts } from './parts.ts'

/** What shows where points come from: loaded with the first receipt that is read. */
export const receiptCode = loadedCode(() => import('./receipt.tsx'))

/** What shows questions with a content: loaded with the first of them. */
const contentCode = loadedCode(() => import('./content-types.tsx'))

/** What asks before an answer with empty parts is graded: fetched with the first question that has parts. */
export const askingCode = loadedCode(() => import('../check-anyway.tsx'))

/** The view of every type with a content: its code is loaded when a question of it is shown, and says its own instruction. */
export const contentView: QuestionTypeView = {
  hint: '',
  Answers: (props: AnswersProps) => (
    <WithCode from={contentCode} label="the answers">
      {({ ContentAnswers }) => <ContentAnswers {...props} />}
    </WithCode>
  ),
  Review: (props: ReviewProps) => (
    <WithCode from={contentCode} label="the answers">
      {({ ContentReview }) => <ContentReview {...props} />}
    </WithCode>
  ),
}

/** Requests the code that a question is shown with, before it is on screen. */
export async function loadQuestionCode(question: QuestionView): Promise<void> {
  if (hasFormattedText(question)) void formattedCode.load()
  if (responseOf(question).matches !== null) void matchingCode.load()
  if (question.item == null) return
  void askingCode.load()
  await contentCode.load()
  contentCode.store.getState().code?.loadTypeCode(responseOf(question).type, recordOf(question) !== undefined)
}

/** The parts of an answer where some are empty; its code is there once it is shown. */
export function missingParts(question: QuestionView, choice: readonly number[]): Parts | undefined {
  const parts = contentCode.store.getState().code?.partsOf(responseOf(question), choice)
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
        <WithCode from={contentCode} label="the client’s record">
          {({ RecordFrame }) => (
            <RecordFrame item={record} of={`${attempt} ${question.id ?? ''}`}>
              {children}
            </RecordFrame>
          )}
        </WithCode>
      )}
    </WithFormatting>
  )
}
