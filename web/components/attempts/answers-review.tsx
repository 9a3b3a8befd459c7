import { Check, CircleDashed, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { FormattedText } from './formatted/formatted-text.tsx'
import type { AnswerMarks, QuestionView, ReviewProps } from './question-view.ts'

/**
 * How a graded answer is shown: `marked` with a right or wrong icon, `missed` if it's right but wasn't chosen, and its
 * text.
 */
export type GradedMark = { marked: boolean; right: boolean; missed?: boolean; words: string | undefined }

type GradeAnswer = (marks: AnswerMarks, whose: string, question: QuestionView) => GradedMark

/** Creates the review for a type whose question is a list of answers. */
export const answersReview = (grade: GradeAnswer) =>
  function AnswersReview({ question, right, choice, answered, whose }: ReviewProps) {
    return (
      <ul className="verdict__answers" aria-label="Answers">
        {question.answers.map((answer, index) => {
          const marks = { right: right[index] ?? 0, given: answered ? (choice[index] ?? 0) : -1 }
          return <GradedAnswer key={answer.letter} answer={answer} mark={grade(marks, whose, question)} />
        })}
      </ul>
    )
  }

type GradedAnswerProps = { answer: QuestionView['answers'][number]; mark: GradedMark }

/** A graded answer, marked with an icon and text, not only with color. */
function GradedAnswer({ answer, mark: { marked, right, missed = false, words } }: GradedAnswerProps) {
  return (
    <li
      className={classNames(
        'graded',
        marked && (missed ? 'graded--missed' : right ? 'graded--right' : 'graded--wrong'),
      )}
    >
      <span className="graded__icon" aria-hidden="true">
        {marked && (missed ? <CircleDashed size={18} /> : right ? <Check size={18} /> : <X size={18} />)}
      </span>
      <span className="answer__letter">{answer.letter}.</span>
      <FormattedText className="answer__text" text={answer.text} html={answer.textHtml} />
      {words !== undefined && <span className="graded__words">{words}</span>}
    </li>
  )
}
