import type { ReactNode } from 'react'
import { ACCURACY } from '#domain/exams/accuracy-rows.ts'
import { byStanding } from '#domain/exams/focus-areas.ts'
import { intervalOf } from '#domain/exams/interval.ts'
import { examOutcome } from '#domain/exams/outcome.ts'
import {
  accuracyText,
  logits,
  reportSummary,
  reportWords,
  whyEnded,
  standingWords,
} from '#domain/messages/exam-report.ts'
import { examPanelWords } from '#domain/messages/exam-panels.ts'
import { IntervalScale, type IntervalTone } from '#web/ui/chart/interval-scale.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Sheet } from '#web/ui/layout/sheet.tsx'
import { Replay } from './replay.tsx'
import { type Report, SCALE_REACH, type KnownStanding, withStanding } from './report-types.ts'
import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from 'lucide-react'
import type { Standing } from '#domain/exams/report.ts'
import './exam-report.css'

const TONES: Record<Standing, IntervalTone> = { above: 'success', near: 'accent', below: 'error', none: 'primary' }
const ICONS: Record<Standing, LucideIcon> = { above: ArrowUp, near: Equal, below: ArrowDown, none: Minus }

const SIDES = ['below', 'near', 'above'] as const
const LIT: Record<(typeof SIDES)[number], string> = { below: 'bg-error', near: 'bg-accent', above: 'bg-success' }

/** Below, near, or above the standard as one of three places. */
function StandingBar({ standing }: { standing: Standing }) {
  return (
    <span className="col-span-full grid grid-cols-3 gap-1 print:[print-color-adjust:exact]" aria-hidden="true">
      {SIDES.map((side) => (
        <span
          key={side}
          className={classNames(
            'h-2 rounded-full border',
            side === standing
              ? `border-transparent ${LIT[side]} forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none`
              : 'border-border bg-surface-sunken',
          )}
        />
      ))}
    </span>
  )
}

type StandingListProps = {
  label: string
  /** What a line counts that names those without a scored question. Absent: there is none. */
  noun?: 'area' | 'step'
  standings: readonly KnownStanding[]
  /** Absent: the standing alone, without its numbers. */
  standard?: number
  /** What to study for an area. */
  lessons?: ((area: string) => ReactNode) | undefined
}

/** Areas or steps, each with its standing relative to the standard in a word and as a bar, or with its interval. */
function StandingList({ label, noun, standings, standard, lessons }: StandingListProps) {
  const scored = standings.filter(({ standing }) => standing !== 'none')
  const unscored = standings.filter(({ standing }) => standing === 'none').map(({ name }) => name)
  return (
    <ul
      className="standing-list grid gap-4 p-0 list-none print:in-[.exam-report]:grid-cols-2 print:in-[.exam-report]:gap-x-8 print:in-[.exam-report]:gap-y-2"
      aria-label={label}
    >
      {scored.map(({ standing, ...each }) => {
        const Icon = ICONS[standing]
        return (
          <li
            key={each.name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 gap-x-4 [&>.interval-scale]:col-span-full max-xs:grid-cols-1 print:content-start print:break-inside-avoid"
          >
            <span className="min-w-0 font-semibold wrap-anywhere">{each.name}</span>
            <span className={`standing-list__standing standing-list__standing--${standing}`}>
              <Icon size={18} aria-hidden="true" /> {standingWords[standing]}
            </span>
            {standard === undefined ? (
              <StandingBar standing={standing} />
            ) : (
              <StandingFigures {...{ standing, standard, each }} />
            )}
            <div className="col-span-full empty:hidden">{lessons?.(each.name)}</div>
          </li>
        )
      })}
      {noun !== undefined && unscored.length > 0 && (
        <li className="muted">{reportWords.unscoredRows(unscored, noun)}</li>
      )}
    </ul>
  )
}

type StandingFiguresProps = { standing: Standing; standard: number; each: Omit<KnownStanding, 'standing'> }

/** How many questions a standing is from, and its interval. */
function StandingFigures({ standing, standard, each }: StandingFiguresProps) {
  const interval = intervalOf(each)
  return (
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
  )
}

type ExamReportProps = {
  report: Report
  /** Opens the question at this position, from 1, among the attempt's questions. */
  onRead: (number: number) => void
  /** For its student: lessons for an area, and a quiz of the weakest ones. */
  lessons?: (area: string) => ReactNode
  practice?: ReactNode
}

/**
 * The report of an adaptive test: the result in a sentence, and the areas and steps of clinical judgment, weakest first.
 * Its details are why it ended, the ability with its interval, and how the estimate developed, question by question.
 */
export function ExamReport({ report, onRead, lessons, practice }: ExamReportProps) {
  const { items, decision } = report
  const { standard, answered } = decision
  const minItems = report.attempt.adaptive?.minItems ?? 0
  const areas = byStanding(report.areas.map(withStanding))
  const steps = report.steps.map(withStanding)
  return (
    <Sheet className="exam-report">
      <section className="grid grid-cols-1 gap-4" aria-label={reportWords.summary}>
        <p className="text-large font-semibold">
          {reportSummary({ outcome: outcomeOf(report), answered, minItems, areas })}
        </p>
        {practice}
      </section>
      <div className="exam-report__standings grid grid-cols-1 gap-6 not-print:min-[64rem]:grid-cols-2">
        <Standings title={reportWords.areas} note={reportWords.standings}>
          <StandingList noun="area" label={reportWords.areas} standings={areas} lessons={lessons} />
        </Standings>
        {steps.length > 0 && (
          <Standings title={reportWords.steps}>
            <StandingList noun="step" label={reportWords.steps} standings={steps} />
          </Standings>
        )}
      </div>
      <Disclosure label={reportWords.details}>
        <Decision report={report} />
        <Standings title={reportWords.figures}>
          <StandingList label={reportWords.figures} standings={[...areas, ...steps]} standard={standard} />
        </Standings>
        {items.length > 0 && <Replay items={items} standard={standard} onRead={onRead} />}
        <section className="testing__section" aria-label={reportWords.accuracy}>
          <h2>{reportWords.accuracy}</h2>
          <p>{accuracyText(ACCURACY)}</p>
        </section>
      </Disclosure>
      <p className="muted">{examPanelWords.notAffiliated}</p>
    </Sheet>
  )
}

const outcomeOf = ({ attempt }: Report) => examOutcome(attempt) ?? { passed: false, ended: 'decided' as const }

const minItemsOf = ({ attempt }: Report) => attempt.adaptive?.minItems ?? 0

function Standings({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="testing__section" aria-label={title}>
      <h2>{title}</h2>
      <Card>{children}</Card>
      {note !== undefined && <p className="muted">{note}</p>}
    </section>
  )
}

function Decision({ report }: { report: Report }) {
  const { attempt, decision } = report
  const outcome = outcomeOf(report)
  const { rule, answered, standard } = decision
  const interval = intervalOf(decision)
  const timeUp = attempt.deadline !== null && attempt.endTime !== null && attempt.endTime >= attempt.deadline
  const minItems = minItemsOf(report)
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
            tone={outcome.ended === 'early' ? 'primary' : outcome.passed ? 'success' : 'error'}
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
