import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isChoice, noChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { pointsWords } from '#domain/messages/scoring.ts'
import type { ContentTypeName } from '#domain/questions/question.ts'
import { publicQuestion } from '#domain/questions/public-question.ts'
import type { Gradable } from '#domain/questions/types/question-type.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import type { Score } from '#domain/questions/types/score.ts'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import '#web/components/attempts/answers.css'
import { ScoreReceipt } from './score-receipt.tsx'
import './student-preview.css'

type StudentPreviewProps = { type: ContentTypeName; body: string; content: string; heading: 'h2' | 'h3' }

/** A question with a content as a student sees it, and what a choice would give. */
export function StudentPreview({ type, body, content, heading: Heading }: StudentPreviewProps) {
  const checked = typeRules(type).content?.check(content)
  return (
    <div className="student-preview">
      <Heading className="student-preview__title">As the student sees it</Heading>
      {checked?.ok === true ? (
        <TryIt key={checked.content} question={{ type, answers: [], content: checked.content }} body={body} />
      ) : (
        <p className="muted">It appears here as soon as the question is complete.</p>
      )}
    </div>
  )
}

/** The question to be answered, and scored on the spot: nothing is stored. */
function TryIt({ question, body }: { question: Gradable; body: string }) {
  const result = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<readonly number[]>(() => noChoice(question))
  const [score, setScore] = useState<Score | 'nothing'>()
  const { hint, Answers } = questionTypeView(question.type)
  const { matches = null, item = null, ...shown } = publicQuestion({ id: 0, body, ...question })
  const view = { ...shown, matches, item }
  return (
    <>
      <p className="student-preview__body">{body.trim() === '' ? 'The question body' : body}</p>
      <fieldset className="answers" aria-label="Answer as a student">
        <p className="answers__hint">{hint}</p>
        <Suspense fallback={<Skeleton label="Loading the answers" count={2} />}>
          <Answers
            question={view}
            position={0}
            choice={choice}
            locked={false}
            onChoose={(chosen) => {
              setChoice(chosen)
              setScore(undefined)
            }}
          />
        </Suspense>
      </fieldset>
      <Row>
        <Button
          variant="secondary"
          onClick={() => {
            flushSync(() => {
              setScore(isChoice(question, choice) ? scoreAnswer(question, choice) : 'nothing')
            })
            result.current?.focus()
          }}
        >
          Try it
        </Button>
        {score !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              setChoice(noChoice(question))
              setScore(undefined)
            }}
          >
            Begin again
          </Button>
        )}
      </Row>
      {score !== undefined && (
        <div ref={result} tabIndex={-1} role="group" className="student-preview__result" aria-label="What it gives">
          {score === 'nothing' ? (
            <p>Choose an answer first.</p>
          ) : (
            <>
              <p className="student-preview__points">{pointsWords(score.points, score.max)}</p>
              <ScoreReceipt lines={score.lines} />
            </>
          )}
        </div>
      )}
    </>
  )
}
