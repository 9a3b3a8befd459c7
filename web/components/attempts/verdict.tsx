import { Check, CircleCheck, CircleDashed, CircleMinus, CircleX, X } from 'lucide-react'
import { isMark } from '#domain/attempts/bank.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Row } from '#web/ui/layout/row.tsx'
import type { AnswerReader } from './answer-reader.ts'
import type { QuestionView, AnswerMarks } from './question-view.ts'
import { questionTypeView } from './question-types.ts'
import './answers.css'

/** The result of grading a question. */
export type Graded = {
  correct: boolean
  /** 1 or 0 for each answer; for a Matching question the index of its right match. */
  key: readonly number[]
  /** What was chosen, in the same form. */
  choice: readonly number[]
  rationale: string
  tags: readonly string[]
}

type VerdictProps = {
  question: QuestionView
  graded: Graded
  /** False when the test ended before it was answered. */
  answered?: boolean
  reader?: AnswerReader
}

/** After Check: right or wrong, the right answers marked in words, and the rationale (spec 3.4.7, 3.4.19). */
export function Verdict({ question, graded, answered = true, reader = 'student' }: VerdictProps) {
  const subjects = graded.tags.filter((tag) => !isMark(tag))
  const marks = graded.tags.filter(isMark)
  const Icon = !answered ? CircleMinus : graded.correct ? CircleCheck : CircleX
  return (
    <div className="verdict">
      <ul className="verdict__answers" aria-label="Answers">
        {question.answers.map((answer, index) => (
          <GradedAnswer
            key={answer.letter}
            question={question}
            answer={answer}
            marks={{ right: graded.key[index] ?? 0, given: answered ? (graded.choice[index] ?? 0) : -1 }}
            reader={reader}
          />
        ))}
      </ul>
      <div
        className={classNames(
          'verdict__box',
          answered && (graded.correct ? 'verdict__box--right' : 'verdict__box--wrong'),
        )}
      >
        <h3 className="verdict__word">
          <Icon size={22} aria-hidden="true" />
          {!answered ? 'Not answered' : graded.correct ? 'Correct' : 'Wrong'}
        </h3>
        {graded.rationale !== '' && <p className="verdict__rationale">{graded.rationale}</p>}
      </div>
      {graded.tags.length > 0 && (
        <Row>
          {subjects.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {marks.length > 0 && (
            <span className="muted">
              {resultWords.marks}: {marks.join(', ')}
            </span>
          )}
        </Row>
      )}
    </div>
  )
}

type GradedAnswerProps = {
  question: QuestionView
  answer: QuestionView['answers'][number]
  marks: AnswerMarks
  reader: AnswerReader
}

const WHOSE: Record<AnswerReader, string> = { student: 'Your', admin: 'Student’s' }

/** One answer after grading, marked by an icon and by words, not by its colour only. */
function GradedAnswer({ question, answer, marks, reader }: GradedAnswerProps) {
  const { marked, right, missed = false, words } = questionTypeView(question.type).grade(marks, WHOSE[reader], question)
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
      <span className="answer__text">{answer.text}</span>
      {words !== undefined && <span className="graded__words">{words}</span>}
    </li>
  )
}
