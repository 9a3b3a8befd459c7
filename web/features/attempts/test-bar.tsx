import { ArrowLeft, CircleHelp, LayoutGrid } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { timer } from '#domain/progress/course-time.ts'
import { paths } from '#web/app/paths.ts'
import { Timer } from '#web/components/attempts/timer.tsx'
import { useNow } from '#web/lib/format/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { QuietClock } from '#web/features/attempts/exams/focus-clock.tsx'
import type { AttemptSession } from './session/attempt-session.ts'
import { leaveLabel, progressOf } from './test-facts.ts'
import '#web/components/attempts/attempts.css'

/** Milliseconds left when a warning is shown, in a short test when a fifth of its time is left. */
const LOW_MS = 5 * 60_000
const LOW_SHARE = 5
const LAST_MS = 60_000
/** In a long adaptive test, the hidden clock reappears this many milliseconds before the end. */
const CLOCK_SHOWN_MS = 10 * 60_000

const spoken = (left: number, low: number, isLong: boolean): string => {
  if (left <= 0 || left > (isLong ? CLOCK_SHOWN_MS : low)) return ''
  if (left > LOW_MS) return 'Less than 10 minutes left'
  return left > LAST_MS ? 'Less than 5 minutes left' : 'Less than 1 minute left'
}

type TestBarProps = {
  name: string
  session: AttemptSession
  onExpire: () => void
  /** Opens the help on keyboard shortcuts. Absent when there is none. */
  onHelp?: () => void
  /** Opens the map of questions. Absent when there is none, or when it's on the page. */
  onMap?: (() => void) | undefined
  /** Hides the clock, when the time left is shown elsewhere on the page. */
  withoutClock?: boolean
  /** Shown below the row: the question's tools. */
  children?: ReactNode
}

/**
 * The bar above a question: a way out, the test's name, progress, and time left. Ends the test when the time is up
 * (spec 3.4.6, 3.4.18, 3.9.6). The clock is unobtrusive until little time is left.
 */
export function TestBar({ name, session, onExpire, onHelp, onMap, withoutClock = false, children }: TestBarProps) {
  const now = useNow()
  const { attempt, sending } = session
  const left = attempt.deadline === null ? Infinity : attempt.deadline - now
  const isUp = left <= 0 && attempt.endTime === null && sending === null
  useEffect(() => {
    if (isUp) onExpire()
  }, [isUp, onExpire])
  const low = attempt.deadline === null ? 0 : Math.min(LOW_MS, (attempt.deadline - attempt.startTime) / LOW_SHARE)
  const { max, text } = progressOf(attempt)
  const isLong = attempt.adaptive != null
  const Clock = isLong ? QuietClock : Timer
  return (
    <div className="test-bar">
      <div className="test-bar__row">
        <Link
          className="inline-grid place-items-center flex-none -ms-3 rounded-full text-text-muted size-target hover:text-primary-hover hover:bg-primary-soft"
          to={paths.myTasks}
          aria-label={leaveLabel(attempt.taskKey)}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <p className="flex-1 min-w-0 font-semibold wrap-anywhere line-clamp-2 max-sm:hidden" aria-hidden="true">
          {name}
        </p>
        {onMap === undefined ? (
          <p className="test-bar__count">{text}</p>
        ) : (
          <Button
            variant="quiet"
            className="test-bar__count justify-start px-2 text-start font-normal max-xs:text-[0.75rem]"
            title="Question map"
            aria-haspopup="dialog"
            onClick={onMap}
          >
            <LayoutGrid className="flex-none" size={18} aria-hidden="true" /> {text}
          </Button>
        )}
        {attempt.deadline !== null && attempt.endTime === null && !withoutClock && (
          <Clock
            label="Time left"
            // The server's time is known to about a second, so never show more than the time allowed.
            text={timer(Math.min(left, attempt.deadline - attempt.startTime))}
            low={left <= low}
            {...(isLong ? { canHide: left > CLOCK_SHOWN_MS } : {})}
          />
        )}
        {onHelp !== undefined && (
          <IconButton
            // Not on a phone, which has no keys.
            className="[@media(hover:none)_and_(pointer:coarse)]:hidden"
            label="Keyboard shortcuts"
            icon={<CircleHelp size={20} />}
            onClick={onHelp}
          />
        )}
      </div>
      {children}
      <ProgressBar label="Questions answered" value={attempt.currentQuestion} max={max} text={text} />
      <div role="status">
        <VisuallyHidden>{attempt.endTime === null ? spoken(left, low, isLong) : ''}</VisuallyHidden>
      </div>
    </div>
  )
}
