import { Card } from '#web/ui/layout/card.tsx'
import { durationText, filtered, meanSeconds, type Outcome, outcomeOf, type Reviewed } from './reviewed.ts'
import './time-columns.css'

const WORDS: Record<Outcome, string> = {
  correct: 'Correct',
  partial: 'Partly correct',
  wrong: 'Wrong',
  unanswered: 'Not answered',
  hidden: 'Shown later',
}

/** The maximum width of a column with its gap, in rem, so that a short test's chart isn't wider than its columns. */
const WIDEST_REM = 6

/** A summary for screen readers; the questions below the chart list each time. */
function summary(questions: readonly Reviewed[], longest: number): string {
  const at = questions.findIndex(({ seconds }) => seconds === longest)
  return `Time for each of ${questions.length} questions. The longest was question ${at + 1}: ${durationText(longest)}.`
}

/** The time spent on each question of a finished attempt, one column per question in test order. */
export function TimeColumns({ questions }: { questions: readonly Reviewed[] }) {
  const mean = meanSeconds(questions)
  if (mean === undefined) return null
  const longest = Math.max(...questions.map(({ seconds }) => seconds ?? 0))
  const share = (seconds: number | null) => (longest === 0 ? 0 : ((seconds ?? 0) / longest) * 100)
  const outcomes = new Set(questions.map(outcomeOf))
  return (
    <section className="testing__section" aria-labelledby="time-heading">
      <h2 id="time-heading">Time per question</h2>
      <Card>
        <div
          className="time-columns"
          role="img"
          aria-label={summary(questions, longest)}
          style={{ maxWidth: `${questions.length * WIDEST_REM}rem` }}
        >
          {filtered(questions, 'all').map(({ place, reviewed }) => (
            <span
              key={place}
              className={`time-columns__column time-columns__column--${outcomeOf(reviewed)}`}
              style={{ height: `${share(reviewed.seconds)}%` }}
              title={`Question ${place}: ${reviewed.seconds === null ? WORDS.unanswered : durationText(reviewed.seconds)}`}
            />
          ))}
          <span className="time-columns__mean" style={{ bottom: `${share(mean)}%` }} />
        </div>
        <ul className="time-columns__legend">
          {(['correct', 'wrong'] as const)
            .filter((outcome) => outcomes.has(outcome))
            .map((outcome) => (
              <li key={outcome}>
                <span className={`time-columns__key time-columns__column--${outcome}`} aria-hidden="true" />
                {WORDS[outcome]}
              </li>
            ))}
          <li>
            <span className="time-columns__dash" aria-hidden="true" />
            {durationText(mean)} on average
          </li>
        </ul>
      </Card>
    </section>
  )
}
