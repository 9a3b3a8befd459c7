import type { ReactNode } from 'react'
import { ACCURACY } from '#domain/exams/accuracy-rows.ts'
import { intervalOf } from '#domain/exams/interval.ts'
import { examOutcome } from '#domain/exams/outcome.ts'
import { accuracyText, logits, reportWords, whyEnded, standingWords } from '#domain/messages/exam-report.ts'
import { examPanelWords } from '#domain/messages/exam-panels.ts'
import { IntervalScale, type IntervalTone } from '#web/ui/chart/interval-scale.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Sheet } from '#web/ui/layout/sheet.tsx'
import { Replay } from './replay.tsx'
import { type Report, SCALE_REACH, type AreaStanding, standingOf } from './report-types.ts'
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from 'lucide-react'
import type { Standing } from '#domain/exams/report.ts'
import './exam-report.css'

const TONES: Record<Standing, IntervalTone> = { above: 'success', near: 'accent', below: 'error', none: 'primary' }
const ICONS: Record<Standing, LucideIcon> = { above: ArrowUp, near: Equal, below: ArrowDown, none: Minus }

type StandingListProps = { label: string; standings: readonly AreaStanding[]; standard: number }

/** Areas or steps, each with its standing relative to the standard as text, and its interval as a bar. */
function StandingList({ label, standings, standard }: StandingListProps) {
  return (
    <ul
      className="standing-list grid gap-4 p-0 list-none print:in-[.exam-report]:grid-cols-2 print:in-[.exam-report]:gap-x-8 print:in-[.exam-report]:gap-y-2"
      aria-label={label}
    >
      {standings.map((each) => {
        const standing = standingOf(each)
        const Icon = ICONS[standing]
        const interval = intervalOf(each)
        return (
          <li
            key={each.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 gap-x-4 [&>.interval-scale]:col-span-full max-xs:grid-cols-1 print:content-start print:break-inside-avoid"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{each.name}</span>
            <span className={`standing-list__standing standing-list__standing--${standing}`}>
              <Icon size={18} aria-hidden="true" /> {standingWords[standing]}
            </span>
            {standing !== 'none' && (
              <>
                <IntervalScale
                  small
                  low={standard - SCALE_REACH}
                  high={standard + SCALE_REACH}
                  interval={interval === undefined ? undefined : { ...interval, value: interval.ability }}
                  mark={standard}
                  tone={TONES[standing]}
                />
                <span className="col-span-full text-text-muted text-small tabular-nums">
                  {reportWords.items(each.items)}
                  {interval !== undefined && `: ${reportWords.estimate(interval)}`}
                </span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type ExamReportProps = {
  report: Report
  /** Opens the question at this position, from 1, among the attempt's questions. */
  onRead: (number: number) => void
}

/**
 * How an adaptive test was decided: why it ended, the ability with its interval, the areas and the steps of clinical
 * judgment, and how the estimate developed, question by question.
 */
export function ExamReport({ report, onRead }: ExamReportProps) {
  const { areas, steps, items, decision } = report
  return (
    <Sheet className="exam-report">
      <Decision report={report} />
      <div className="exam-report__standings grid grid-cols-1 gap-6 not-print:min-[64rem]:grid-cols-2">
        <Standings title={reportWords.areas} note={reportWords.standings}>
          <StandingList label={reportWords.areas} standings={areas} standard={decision.standard} />
        </Standings>
        {steps.length > 0 && (
          <Standings title={reportWords.steps}>
            <StandingList label={reportWords.steps} standings={steps} standard={decision.standard} />
          </Standings>
        )}
      </div>
      {items.length > 0 && <Replay items={items} standard={decision.standard} onRead={onRead} />}
      <section className="testing__section" aria-label={reportWords.accuracy}>
        <h2>{reportWords.accuracy}</h2>
        <p>{accuracyText(ACCURACY)}</p>
        <p className="muted">{examPanelWords.notAffiliated}</p>
      </section>
    </Sheet>
  )
}

function Standings({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="testing__section" aria-label={title}>
      <h2>{title}</h2>
      <Card>{children}</Card>
      {note !== undefined && <p className="muted">{note}</p>}
    </section>
  )
}

function Decision({ report: { attempt, decision } }: { report: Report }) {
  const { rule, answered, standard } = decision
  const interval = intervalOf(decision)
  const outcome = examOutcome(attempt) ?? { passed: false, ended: 'decided' }
  const timeUp = attempt.deadline !== null && attempt.endTime !== null && attempt.endTime >= attempt.deadline
  const minItems = attempt.adaptive?.minItems ?? 0
  const words = interval === undefined ? reportWords.noAbility : reportWords.estimate(interval)
  const standardWords = `${reportWords.standard} ${logits(standard)}`
  return (
    <section className="testing__section" aria-label={reportWords.why}>
      <h2>{reportWords.why}</h2>
      <Card>
        <p>{whyEnded({ rule, answered, standard, minItems, outcome, timeUp, interval }).join(' ')}</p>
        <div className="grid gap-2 print:break-inside-avoid">
          <p>
            {interval !== undefined && <strong>{reportWords.ability} </strong>}
            {words}
          </p>
          <IntervalScale
            label={
              interval === undefined
                ? `${words} ${standardWords}.`
                : `${reportWords.ability}: ${words}. ${standardWords}.`
            }
            low={standard - SCALE_REACH}
            high={standard + SCALE_REACH}
            interval={interval === undefined ? undefined : { ...interval, value: interval.ability }}
            mark={standard}
            tone={outcome.passed ? 'success' : 'error'}
            words={{
              low: logits(standard - SCALE_REACH),
              mark: standardWords,
              high: logits(standard + SCALE_REACH),
            }}
          />
        </div>
      </Card>
    </section>
  )
}
