import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isChoice, scoreAnswer } from '#domain/attempts/score-answer.ts'
import { pointsWords, scoreWords } from '#domain/messages/scoring.ts'
import type { PublicQuestion } from '#domain/questions/public-question.ts'
import type { Gradable } from '#domain/questions/types/question-type.ts'
import type { Score } from '#domain/questions/types/score.ts'
import { FormattedText } from '#web/components/attempts/formatted/formatted-text.tsx'
import { questionTypeView } from '#web/components/attempts/question-types.ts'
import { QuestionFrame } from '#web/components/attempts/types/content-view.tsx'
import { responseOf } from '#web/components/attempts/types/items.ts'
import { PointsBreakdown } from '#web/components/attempts/types/points-breakdown.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type TryItProps = {
  question: Gradable
  /** The question as a student sees it. */
  shown: PublicQuestion
  /** The answer before anything is selected. */
  start: readonly number[]
}

/** Lets the author answer a question and scores it locally. Nothing is stored. */
export function TryIt({ question, shown, start }: TryItProps) {
  const result = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(start)
  const [score, setScore] = useState<Score | 'nothing'>()
  // Used as a key: typed values live as long as their fields, so each restart needs new ones.
  const [round, setRound] = useState(0)
  const view = { ...shown, matches: shown.matches ?? null, item: shown.item ?? null }
  const response = responseOf(view)
  const { hint, Answers } = questionTypeView(response.type)
  return (
    <QuestionFrame question={view} attempt="try">
      <FormattedText as="p" className="student-preview__body" text={shown.body} html={shown.bodyHtml} />
      <fieldset
        className="answers @container grid grid-cols-1 gap-3 min-w-0 m-0 p-0 border-0"
        aria-label="Answer as a student"
      >
        <p className="text-text-muted text-small">{hint}</p>
        <Answers
          key={round}
          question={response}
          position={0}
          choice={choice}
          locked={false}
          onChoose={(chosen) => {
            setChoice(chosen)
            setScore(undefined)
          }}
        />
      </fieldset>
      <Row>
        <Button
          variant="secondary"
          onClick={() => {
            flushSync(() => setScore(isChoice(question, choice) ? scoreAnswer(question, choice) : 'nothing'))
            result.current?.focus()
          }}
        >
          Try it
        </Button>
        {score !== undefined && (
          <Button
            variant="quiet"
            onClick={() => {
              setChoice(start)
              setScore(undefined)
              setRound(round + 1)
            }}
          >
            Begin again
          </Button>
        )}
      </Row>
      {score !== undefined && (
        <div
          ref={result}
          tabIndex={-1}
          role="group"
          className="grid grid-cols-1 gap-3 p-4 rounded-medium bg-surface-sunken"
          aria-label="What it gives"
        >
          {score === 'nothing' ? (
            <p>Choose an answer first.</p>
          ) : (
            <>
              <p className="text-large font-[650]">{pointsWords(score.points, score.max)}</p>
              <PointsBreakdown
                lines={score.lines.map((line) => ({ ...line, maxPoints: line.max, words: scoreWords(line) }))}
                whose="Your"
              />
            </>
          )}
        </div>
      )}
    </QuestionFrame>
  )
}
