import { useEffect } from 'react'
import { timer } from '#domain/progress/course-time.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Timer } from '#web/components/attempts/timer.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { AttemptSession } from './session/attempt-session.ts'

/** With this much time left, a warning is shown (milliseconds). */
const LOW_MS = 5 * 60_000
const LAST_MS = 60_000

const spoken = (left: number): string => {
  if (left > LOW_MS || left <= 0) return ''
  return left > LAST_MS ? 'Less than 5 minutes left' : 'Less than 1 minute left'
}

/** How far the test is and how much time is left; ends it when the time is up (spec 3.4.6, 3.4.18, 3.9.6). */
export function TestBar({ session, onExpire }: { session: AttemptSession; onExpire: () => void }) {
  const now = useNow()
  const { attempt, sending } = session
  const left = attempt.deadline === null ? Infinity : attempt.deadline - now
  const isUp = left <= 0 && attempt.endTime === null && sending === null
  useEffect(() => {
    if (isUp) onExpire()
  }, [isUp, onExpire])
  const text = `${attempt.currentQuestion} of ${attempt.total} questions answered`
  return (
    <div>
      <div className="test-bar">
        <div className="test-bar__progress">
          <p className="muted">{text}</p>
          <ProgressBar label="Questions answered" value={attempt.currentQuestion} max={attempt.total} text={text} />
        </div>
        {attempt.deadline !== null && attempt.endTime === null && (
          <Timer
            label="Time left"
            // The server's time is known to about a second: never more than was given.
            text={timer(Math.min(left, attempt.deadline - attempt.startTime))}
            low={left <= LOW_MS}
          />
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{attempt.endTime === null ? spoken(left) : ''}</VisuallyHidden>
      </div>
    </div>
  )
}
