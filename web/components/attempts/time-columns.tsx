import { Card } from '#web/ui/layout/card.tsx'
import { verdictWords } from '#domain/messages/scoring.ts'
import { testResultWords as words } from '#domain/messages/test-result.ts'
import { durationText, filtered, meanSeconds, outcomeOf, type Reviewed } from './reviewed.ts'
import '#web/components/exams/exam-report.css'

const OUTCOMES = ['correct', 'partial', 'wrong', 'unanswered', 'hidden'] as const

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
      <h2 id="time-heading">{words.time}</h2>
      <Card>
        <div
          className="relative flex items-end gap-[clamp(1px,0.4%,6px)] h-32 border-b border-b-border-strong"
          role="img"
          aria-label={summary(questions, longest)}
        >
          {filtered(questions, 'all').map(({ number, reviewed }) => (
            <span
              key={number}
              className={`time-columns__column time-columns__column--${outcomeOf(reviewed)}`}
              style={{ height: `${share(reviewed.seconds)}%` }}
              title={`Question ${number}: ${reviewed.seconds === null ? verdictWords.unanswered : durationText(reviewed.seconds)}`}
            />
          ))}
          <span
            className="absolute inset-x-0 [border-top:2px_dashed_var(--color-text-muted)]"
            style={{ bottom: `${share(mean)}%` }}
          />
        </div>
        <p className="flex justify-between gap-4 text-text-muted text-small tabular-nums" aria-hidden="true">
          <span>1</span>
          <span>{words.longest(durationText(longest))}</span>
          <span>{questions.length}</span>
        </p>
        <ul className="flex flex-wrap gap-y-2 gap-x-6 p-0 text-text-muted text-small list-none">
          {OUTCOMES.filter((outcome) => outcomes.has(outcome)).map((outcome) => (
            <li className="inline-flex items-center gap-2" key={outcome}>
              <span className={`time-columns__key time-columns__column--${outcome}`} aria-hidden="true" />
              {verdictWords[outcome]}
            </li>
          ))}
          <li className="inline-flex items-center gap-2">
            <span className="w-5 [border-top:2px_dashed_var(--color-text-muted)]" aria-hidden="true" />
            {words.average(durationText(mean))}
          </li>
        </ul>
      </Card>
    </section>
  )
}
