import { Timer } from 'lucide-react'
import { runningTestWords as words } from '#domain/messages/testing.ts'
import { timer } from '#domain/progress/course-time.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ResumeButton } from './running-test-notice.tsx'
import { useRunningTests } from './use-running-tests.ts'

/**
 * The student's running tests with their clocks and links, so that no one forgets a test whose time is running out.
 * Renders nothing if there is none.
 */
export function RunningTests() {
  const { running, now } = useRunningTests()
  if (running.length === 0) return null
  return (
    <Card
      as="section"
      aria-label={words.title}
      className="running-tests border-primary [&_span]:text-text-muted [&_span]:tabular-nums"
    >
      <ul className="grid grid-cols-1 gap-3 m-0 p-0 list-none">
        {running.map((test) => (
          <li className="flex flex-wrap items-center gap-y-2 gap-x-3" key={`${test.progressKey}/${test.taskKey}`}>
            <Timer size={20} aria-hidden="true" />
            <p>
              <strong>{words.running(test.name)}</strong>
              {test.deadline !== null && <span>{words.left(timer(test.deadline - now))}</span>}
            </p>
            <Row>
              <ResumeButton running={test}>
                {words.resume} <VisuallyHidden>{test.name}</VisuallyHidden>
              </ResumeButton>
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  )
}
