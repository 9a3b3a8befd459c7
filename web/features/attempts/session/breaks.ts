import { breaksDue } from '#domain/exams/break-offer.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { type AttemptSession, type Breaks, stageOf } from './attempt-session.ts'
import type { StoredStore } from './stored-sessions.ts'

/** Breaks are offered only between two questions, before the next one is displayed. */
export type BreakStage = 'none' | 'offered' | 'on'

/** What replaces the question. A break that comes due while a question is displayed is offered after its answer. */
export function breakStage(session: AttemptSession | undefined, breaks: Breaks | undefined): BreakStage {
  if (session === undefined || session.attempt.adaptive == null || stageOf(session) !== 'question') return 'none'
  const { attempt, since = attempt.startTime } = session
  const known = breaks?.n === attempt.n ? breaks : undefined
  if (known?.isOn === true) return 'on'
  const due = breaksDue(attempt.adaptive?.breaks ?? [], attempt.startTime, since)
  return due > (known?.settled ?? 0) ? 'offered' : 'none'
}

/** Takes and ends breaks in this tab. Other devices offer their own. */
export function trackBreaks({ get, set }: Pick<StoredStore, 'get' | 'set'>) {
  /** Settles all breaks due by now: two that are due count as one. */
  const settle = (isOn: boolean) => {
    const attempt = get().session?.attempt
    if (attempt?.adaptive == null) return
    const settled = breaksDue(attempt.adaptive.breaks, attempt.startTime, serverNow())
    set({ breaks: { n: attempt.n, settled, isOn }, problem: undefined })
  }
  return {
    takeBreak: (): void => settle(true),
    /** Skips a break, or ends the running one. */
    continueTest: (): void => settle(false),
  }
}
