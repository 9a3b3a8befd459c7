import { breaksDue } from '#domain/exams/break-offer.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { type AttemptSession, type Breaks, stageOf } from './attempt-session.ts'
import type { StoredStore } from './stored-sessions.ts'

/** A break is only offered between two questions: when the next one would come on the screen. */
export type BreakStage = 'none' | 'offered' | 'on'

/** What is on screen in place of the question. A break whose time comes while a question is on screen is offered after its answer. */
export function breakStage(session: AttemptSession | undefined, breaks: Breaks | undefined): BreakStage {
  if (session === undefined || session.attempt.adaptive == null || stageOf(session) !== 'question') return 'none'
  const { attempt, since = attempt.startTime } = session
  const known = breaks?.n === attempt.n ? breaks : undefined
  if (known?.isOn === true) return 'on'
  const due = breaksDue(attempt.adaptive?.breaks ?? [], attempt.startTime, since)
  return due > (known?.settled ?? 0) ? 'offered' : 'none'
}

/** Takes and ends the breaks of this tab; another device is offered its own. */
export function trackBreaks({ get, set }: Pick<StoredStore, 'get' | 'set'>) {
  /** All breaks that have come by now are settled: two that have come are one. */
  const settle = (isOn: boolean) => {
    const attempt = get().session?.attempt
    if (attempt?.adaptive == null) return
    const settled = breaksDue(attempt.adaptive.breaks, attempt.startTime, serverNow())
    set({ breaks: { n: attempt.n, settled, isOn }, problem: undefined })
  }
  return {
    takeBreak: (): void => settle(true),
    /** Goes on without a break, or ends the running one. */
    goOn: (): void => settle(false),
  }
}
