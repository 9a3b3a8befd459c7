import { Coffee } from 'lucide-react'
import type { MouseEvent } from 'react'
import { examPanelWords } from '#domain/messages/exam-panels.ts'
import { timer } from '#domain/progress/course-time.ts'
import { Timer } from '#web/components/attempts/timer.tsx'
import { useNow } from '#web/lib/format/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { DeliveryState } from '../delivery-state.tsx'
import { ProblemNotice } from '#web/components/attempts/running-test-notice.tsx'
import type { AttemptSession, Delivery } from '../session/attempt-session.ts'
import { TestBar } from '../test-bar.tsx'

type BreakPanelProps = {
  name: string
  session: AttemptSession
  stage: 'offered' | 'on'
  delivery: Delivery
  problem: string | undefined
  onTake: () => void
  onContinue: () => void
  onExpire: () => void
  onRetry: () => void
}

/** Ignores the second click of a double click, which isn't meant for what comes next. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

/** A break between two questions of an adaptive test, offered or running. The question isn't rendered then. */
export function BreakPanel(props: BreakPanelProps) {
  const { name, session, stage, delivery, problem, onTake, onContinue, onExpire, onRetry } = props
  const heading = useFocusOnChange<HTMLHeadingElement>(stage)
  const isOn = stage === 'on'
  return (
    <>
      <TestBar name={name} session={session} onExpire={onExpire} withoutClock={isOn} />
      <section
        className="question--quiet grid grid-cols-1 content-start min-h-[calc(100dvh-var(--header-height)-2.5rem)] grid-rows-[1fr_auto] pt-4"
        aria-labelledby="break-heading"
      >
        <div className="question__content grid grid-cols-1 gap-4 justify-items-center content-center text-text-muted text-center [&_h2]:text-text [&_h2:focus]:outline-none">
          <Coffee size={40} aria-hidden="true" />
          <h2 id="break-heading" ref={heading} tabIndex={-1} aria-describedby="break-words">
            {isOn ? examPanelWords.onBreak : examPanelWords.breakOffer}
          </h2>
          <p id="break-words">{isOn ? examPanelWords.breakRuns : examPanelWords.breakOffered}</p>
          {isOn && <TimeLeft deadline={session.attempt.deadline} />}
          {problem !== undefined && <ProblemNotice problem={problem} running={undefined} />}
        </div>
        <div className="question__actions">
          <Button className="question__act" onClick={once(onContinue)}>
            {isOn ? examPanelWords.endBreak : examPanelWords.resume}
          </Button>
          {!isOn && (
            <Button variant="secondary" onClick={once(onTake)}>
              {examPanelWords.takeBreak}
            </Button>
          )}
          <div className="flex items-center flex-1 min-h-6 max-xs:flex-[0_1_auto] max-[16.01rem]:min-w-0">
            <DeliveryState delivery={delivery} onRetry={onRetry} />
          </div>
        </div>
      </section>
    </>
  )
}

function TimeLeft({ deadline }: { deadline: number | null }) {
  const now = useNow()
  if (deadline === null) return null
  return (
    <p className="[&_.timer]:text-text [&_.timer]:text-[1.75rem]">
      <Timer label="Time left" text={timer(deadline - now)} />
    </p>
  )
}
