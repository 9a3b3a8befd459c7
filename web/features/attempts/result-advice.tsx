import { CircleCheckBig, Target } from 'lucide-react'
import { MIN_POINTS, weakestAreas } from '#domain/attempts/weakest-areas.ts'
import { pointsWords } from '#domain/messages/scoring.ts'
import { testResultWords } from '#domain/messages/test-result.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { countsPoints } from '#web/components/attempts/result-text.ts'
import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LessonLinks, useLessons } from './lesson-links.tsx'
import type { Attempt } from './session/attempt-session.ts'

const countText = ({ correct, total }: { correct: number; total: number }, points: boolean): string =>
  points ? pointsWords(correct, total) : `${correct} of ${total} correct`

/** What to work on first, with readings and lectures of the course about it, and what the student knows well. */
export function ResultAdvice({ attempt, progressKey }: { attempt: Attempt; progressKey: string }) {
  const least = MIN_POINTS[testKindView(attempt.type).dimension]
  const points = countsPoints(attempt)
  const reached = (attempt.breakdown ?? []).filter(({ answered }) => answered !== 0)
  const { weakest, few, strong } = weakestAreas(reached, attempt.passGrade, least)
  const lessonsOf = useLessons(
    progressKey,
    [...weakest, ...few].map(({ name }) => name),
  )
  if (attempt.currentQuestion === 0 || weakest.length + few.length + strong.length === 0) return null
  const list = (areas: typeof weakest) =>
    areas.length > 0 && (
      <ul className="grid gap-3 p-0 list-none [&>li>.muted]:block">
        {areas.map((area) => (
          <li key={area.name}>
            <strong>{area.name}</strong> <span className="muted">{countText(area, points)}</span>
            <LessonLinks tasks={lessonsOf(area.name)} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 max-lg:in-[.result]:order-1">
      {weakest.length + few.length > 0 && (
        <Card as="section" aria-labelledby="advice-weakest">
          <h2 id="advice-weakest" className="flex items-center gap-2 text-title-3">
            <Target size={20} aria-hidden="true" /> {resultWords.weakest}
          </h2>
          {list(weakest)}
          {few.length > 0 && (
            <Disclosure label={testResultWords.fewOnes(points ? 'points' : 'questions')} open={weakest.length === 0}>
              {list(few)}
            </Disclosure>
          )}
        </Card>
      )}
      {strong.length > 0 && (
        <Card as="section" aria-labelledby="advice-strong">
          <h2 id="advice-strong" className="flex items-center gap-2 text-title-3">
            <CircleCheckBig size={20} aria-hidden="true" /> {resultWords.strengths}
          </h2>
          {list(strong)}
        </Card>
      )}
    </div>
  )
}
