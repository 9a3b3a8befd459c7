import { Check, CircleDashed, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { FormattedText } from './formatted/formatted-text.tsx'
import { OptionWhy, PeerShare } from './option-why.tsx'
import type { AnswerMarks, QuestionView, ReviewProps } from './question-view.ts'

/**
 * How a graded answer is shown: `marked` with a right or wrong icon, `missed` if it's right but wasn't chosen, and its
 * text.
 */
export type GradedMark = { marked: boolean; right: boolean; missed?: boolean; words: string | undefined }

type GradeAnswer = (marks: AnswerMarks, whose: string, question: QuestionView) => GradedMark

/** Creates the review for a type whose question is a list of answers. */
export const answersReview = (grade: GradeAnswer) =>
  function AnswersReview({ question, right, choice, answered, whose, lines, peers }: ReviewProps) {
    return (
      <ul className="grid grid-cols-1 gap-3 p-0 list-none" aria-label="Answers">
        {question.answers.map((answer, index) => {
          const marks = { right: right[index] ?? 0, chosen: answered ? (choice[index] ?? 0) : -1 }
          const mark = grade(marks, whose, question)
          const share = peers?.percents[index]
          return <GradedAnswer key={answer.letter} answer={answer} mark={mark} lines={lines} share={share} />
        })}
      </ul>
    )
  }

type GradedAnswerProps = {
  answer: QuestionView['answers'][number]
  mark: GradedMark
  /** The percentage of other students who chose it. */
  share: number | undefined
} & Pick<ReviewProps, 'lines'>

/** A graded answer, marked with an icon and text, not only with color. */
function GradedAnswer({ answer, mark: { marked, right, missed = false, words }, lines, share }: GradedAnswerProps) {
  return (
    <li
      className={classNames(
        'graded',
        marked && (missed ? 'graded--missed' : right ? 'graded--right' : 'graded--wrong'),
      )}
    >
      <span
        className="in-[.graded--missed]:text-success grid place-items-center flex-none w-[1.35rem] h-[1.6rem]"
        aria-hidden="true"
      >
        {marked && (missed ? <CircleDashed size={18} /> : right ? <Check size={18} /> : <X size={18} />)}
      </span>
      <span className="answer__letter min-w-[1.25em] font-[650]">{answer.letter}.</span>
      <FormattedText
        className="answer__text flex-[1_1_0] min-w-32 max-[16.01rem]:basis-full max-[16.01rem]:min-w-0"
        text={answer.text}
        html={answer.textHtml}
      />
      {words !== undefined && <span className="graded__words">{words}</span>}
      <OptionWhy lines={lines} option={answer.text} />
      <PeerShare percent={share} />
    </li>
  )
}
