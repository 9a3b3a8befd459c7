import { Check, X } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import type { AnswerReader } from './answer-reader.ts'
import type { AskedQuestion } from './choose-answer.ts'

type GradedAnswerProps = {
  answer: AskedQuestion['answers'][number]
  matches: AskedQuestion['matches']
  /** 1 when the answer belongs to the right choice; for a Matching question the index of the right match. */
  right: number
  /** What the student chose, in the same form; -1 when the question was not answered. */
  given: number
  reader: AnswerReader
}

const WHOSE: Record<AnswerReader, string> = { student: 'Your', admin: 'Student’s' }

const matchWords = (matches: readonly string[], right: number, given: number, whose: string): string => {
  const solution = `Right: ${matches[right] ?? ''}`
  return right === given || given < 0 ? solution : `${whose} match: ${matches[given] ?? ''}. ${solution}`
}

const chosenWords = (right: number, given: number, whose: string): string => {
  if (right === 1) return given === 1 ? `Right answer, ${whose.toLowerCase()} answer` : 'Right answer'
  return given === 1 ? `${whose} answer, wrong` : ''
}

/** One answer after grading, marked by an icon and by words, not by its colour only. */
export function GradedAnswer({ answer, matches, right, given, reader }: GradedAnswerProps) {
  const ok = matches === null ? right === 1 : right === given
  const marked = matches === null ? right === 1 || given === 1 : given >= 0
  return (
    <li className={classNames('graded', marked && (ok ? 'graded--right' : 'graded--wrong'))}>
      <span className="graded__icon" aria-hidden="true">
        {marked && (ok ? <Check size={18} /> : <X size={18} />)}
      </span>
      <span className="answer__letter">{answer.letter}.</span>
      <span className="answer__text">{answer.text}</span>
      {matches === null ? (
        marked && <span className="graded__words">{chosenWords(right, given, WHOSE[reader])}</span>
      ) : (
        <span className="graded__words">{matchWords(matches, right, given, WHOSE[reader])}</span>
      )}
    </li>
  )
}
