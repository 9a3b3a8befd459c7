import { AnswerForm } from '../../answer-form.tsx'
import { questionTypeView } from '../../question-types.ts'
import type { AnswersProps, ReviewProps } from '../../question-view.ts'
import { recordOf, responseOf } from '../items.ts'
import { RecordFrame } from './record-frame.tsx'

/**
 * A record and the question about it, for contexts where nothing else frames the question. Also used for items of case
 * studies.
 */
export function Answers(props: AnswersProps) {
  const item = recordOf(props.question)
  if (item === undefined) return null
  return (
    <RecordFrame item={item} of={String(props.question.id)}>
      <AnswerForm {...props} />
    </RecordFrame>
  )
}

export function Review(props: ReviewProps) {
  const item = recordOf(props.question)
  if (item === undefined) return null
  const response = responseOf(props.question)
  const { Review: ResponseReview } = questionTypeView(response.type)
  return (
    <RecordFrame item={item} of={String(props.question.id)}>
      <ResponseReview {...props} question={response} />
    </RecordFrame>
  )
}
