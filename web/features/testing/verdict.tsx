import { CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Row } from '../../ui/row.tsx'
import { GradedAnswer } from './graded-answer.tsx'
import type { Graded, Question } from './sitting/sitting.ts'

/** After Check: right or wrong, the right answers marked in words, and the rationale (spec 3.4.7, 3.4.19). */
export function Verdict({ question, graded }: { question: Question; graded: Graded }) {
  return (
    <div className="verdict">
      <ul className="verdict__answers" aria-label="Answers">
        {question.answers.map((answer, index) => (
          <GradedAnswer
            key={answer.letter}
            answer={answer}
            matches={question.matches}
            right={graded.key[index] ?? 0}
            given={graded.choice[index] ?? 0}
          />
        ))}
      </ul>
      <div className={graded.correct ? 'verdict__box verdict__box--right' : 'verdict__box verdict__box--wrong'}>
        <h3 className="verdict__word">
          {graded.correct ? <CircleCheck size={22} aria-hidden="true" /> : <CircleX size={22} aria-hidden="true" />}
          {graded.correct ? 'Correct' : 'Wrong'}
        </h3>
        {graded.rationale !== '' && <p className="verdict__rationale">{graded.rationale}</p>}
      </div>
      {graded.tags.length > 0 && (
        <Row>
          {graded.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Row>
      )}
    </div>
  )
}
