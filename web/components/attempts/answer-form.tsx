import { useRef } from 'react'
import { AnswerPictures, hasFormattedText } from './formatted/formatted-text.tsx'
import { questionTypeView } from './question-types.ts'
import type { AnswersProps } from './question-view.ts'
import { responseOf } from './types/items.ts'

type AnswerFormProps = Omit<AnswersProps, 'locked'> & { locked?: boolean }

/** The answers of a question, rendered by its type (spec 3.5.26). QuestionFrame shows the question's record. */
export function AnswerForm({ locked = false, question, ...props }: AnswerFormProps) {
  const response = responseOf(question)
  const area = useRef<HTMLFieldSetElement>(null)
  const { hint, Answers } = questionTypeView(response.type)
  return (
    <fieldset
      ref={area}
      className="answers @container grid grid-cols-1 gap-3 min-w-0 m-0 p-0 border-0"
      aria-labelledby="question-body"
      aria-describedby="answer-hint"
    >
      {hint !== '' && (
        <p id="answer-hint" className="text-text-muted text-small">
          {hint}
          {response.scoring != null && ' +1 for each correct choice, −1 for each incorrect one.'}
        </p>
      )}
      <Answers key={props.position} {...props} question={response} locked={locked} />
      {hasFormattedText(question) && <AnswerPictures area={area} />}
    </fieldset>
  )
}
