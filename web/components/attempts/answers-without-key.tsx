import { testNotices } from '#domain/messages/testing.ts'
import type { QuestionView } from './question-view.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import './answers.css'

/** A reviewed question whose key may not be shown: its answers as they were served, and why no more is said. */
export function AnswersWithoutKey({ question, answered }: { question: QuestionView; answered: boolean }) {
  return (
    <Stack>
      <ul className="verdict__answers" aria-label="Answers">
        {question.answers.map(({ letter, text }) => (
          <li key={letter} className="graded">
            <span className="graded__icon" aria-hidden="true" />
            <span className="answer__letter">{letter}.</span>
            <span className="answer__text">{text}</span>
          </li>
        ))}
      </ul>
      <Notice>{answered ? testNotices.keyHidden : testNotices.keyOfUnanswered}</Notice>
    </Stack>
  )
}
