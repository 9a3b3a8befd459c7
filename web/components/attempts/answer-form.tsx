import { questionTypeView } from './question-types.ts'
import type { AnswersProps } from './question-view.ts'
import './answers.css'

type AnswerFormProps = Omit<AnswersProps, 'locked'> & { locked?: boolean }

/** The answers to choose from, as the type of the question asks (spec 3.5.26). */
export function AnswerForm({ locked = false, ...props }: AnswerFormProps) {
  const { hint, Answers } = questionTypeView(props.question.type)
  return (
    <fieldset className="answers" aria-labelledby="question-body" aria-describedby="answer-hint">
      <p id="answer-hint" className="answers__hint">
        {hint}
      </p>
      <Answers {...props} locked={locked} />
    </fieldset>
  )
}
