import { Check, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import type { AnswerReader } from './answer-reader.ts'
import { questionTypeView } from './question-types.ts'
import type { AnswerMarks, QuestionView } from './question-view.ts'

type GradedAnswerProps = {
  question: QuestionView
  answer: QuestionView['answers'][number]
  marks: AnswerMarks
  reader: AnswerReader
}

const WHOSE: Record<AnswerReader, string> = { student: 'Your', admin: 'Student’s' }

/** One answer after grading, marked by an icon and by words, not by its colour only. */
export function GradedAnswer({ question, answer, marks, reader }: GradedAnswerProps) {
  const { marked, right, words } = questionTypeView(question.type).grade(marks, WHOSE[reader], question)
  return (
    <li className={classNames('graded', marked && (right ? 'graded--right' : 'graded--wrong'))}>
      <span className="graded__icon" aria-hidden="true">
        {marked && (right ? <Check size={18} /> : <X size={18} />)}
      </span>
      <span className="answer__letter">{answer.letter}.</span>
      <span className="answer__text">{answer.text}</span>
      {words !== undefined && <span className="graded__words">{words}</span>}
    </li>
  )
}
