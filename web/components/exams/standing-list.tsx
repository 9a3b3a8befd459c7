import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from 'lucide-react'
import { intervalOf } from '#domain/exams/interval.ts'
import type { Standing } from '#domain/exams/report.ts'
import { reportWords, standingWords } from '#domain/messages/exam-report.ts'
import { IntervalScale, type IntervalTone } from '#web/ui/chart/interval-scale.tsx'
import { type AreaStanding, SCALE_REACH, standingOf } from './report-types.ts'

const TONES: Record<Standing, IntervalTone> = { above: 'success', near: 'accent', below: 'error', none: 'primary' }
const ICONS: Record<Standing, LucideIcon> = { above: ArrowUp, near: Equal, below: ArrowDown, none: Minus }

type StandingListProps = { label: string; standings: readonly AreaStanding[]; standard: number }

/** Areas or steps, each with how it stands to the standard in words, and its interval as a bar. */
export function StandingList({ label, standings, standard }: StandingListProps) {
  return (
    <ul className="standing-list" aria-label={label}>
      {standings.map((each) => {
        const standing = standingOf(each)
        const Icon = ICONS[standing]
        const interval = intervalOf(each)
        return (
          <li key={each.name} className="standing-list__row">
            <span className="standing-list__name">{each.name}</span>
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
                <span className="standing-list__facts">
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
