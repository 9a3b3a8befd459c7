import { ArrowLeft, MonitorSmartphone } from 'lucide-react'
import { examWords } from '#domain/messages/exams.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import type { Attempt, AttemptSession } from '#web/features/attempts/session/attempt-session.ts'
import { backText } from './test-facts.ts'
import { TestBar } from './test-bar.tsx'

type OtherDevicePanelProps = {
  name: string
  session: AttemptSession
  /** The attempt as the other tab or device has left it. */
  otherDevice: Attempt
  onTakeOver: () => void
  onExpire: () => void
}

/** Replaces the question after another tab or device has advanced the test, and offers to continue here. */
export function OtherDevicePanel({ name, session, otherDevice, onTakeOver, onExpire }: OtherDevicePanelProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(String(otherDevice.n))
  const ended = otherDevice.endTime !== null
  const number = otherDevice.currentQuestion + 1
  const at =
    otherDevice.adaptive == null ? `now at question ${number} of ${otherDevice.total}` : examWords.otherDevice(number)
  return (
    <>
      <TestBar name={name} session={{ ...session, attempt: otherDevice }} onExpire={onExpire} />
      <Card as="section" aria-labelledby="elsewhere-heading">
        <h2 id="elsewhere-heading" ref={heading} tabIndex={-1} className="question__heading">
          <MonitorSmartphone size={22} aria-hidden="true" />{' '}
          {ended ? 'Finished somewhere else' : 'This test is open somewhere else'}
        </h2>
        <p role="status">
          {ended
            ? 'You finished it in another tab or on another device. Your answers are saved.'
            : `You’re taking it in another tab or on another device, ${at}. Your answers are saved.`}
        </p>
        {!ended && <p className="muted">Continue here instead? The other one will stop.</p>}
        <Row actions>
          <Button onClick={onTakeOver}>{ended ? 'See your result' : 'Continue here'}</Button>
          <LinkButton to={paths.myTasks} variant="secondary">
            <ArrowLeft size={18} aria-hidden="true" /> {backText(session.attempt.taskKey)}
          </LinkButton>
        </Row>
      </Card>
    </>
  )
}
