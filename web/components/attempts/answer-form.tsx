import { useRef } from 'react'
import { AnswerPictures, hasFormattedText } from './formatted/formatted-text.tsx'
import { questionTypeView } from './question-types.ts'
import type { AnswersProps } from './question-view.ts'
import { responseOf } from './types/items.ts'
import './answers.css'

type AnswerFormProps = Omit<AnswersProps, 'locked'> & { locked?: boolean }

/** The answers of a question, rendered by its type (spec 3.5.26). QuestionFrame shows the question's record. */
export function AnswerForm({ locked = false, question, ...props }: AnswerFormProps) {
  const response = responseOf(question)
  const area = useRef<HTMLFieldSetElement>(null)
  const { hint, Answers } = questionTypeView(response.type)
  return (
    <fieldset ref={area} className="answers" aria-labelledby="question-body" aria-describedby="answer-hint">
      {hint !== '' && (
        <p id="answer-hint" className="answers__hint">
          {hint}
          {response.scoring != null && ' Each right one gives a point, each wrong one takes one away.'}
        </p>
      )}
      <Answers key={props.position} {...props} question={response} locked={locked} />
      {hasFormattedText(question) && <AnswerPictures area={area} />}
    </fieldset>
  )
}
