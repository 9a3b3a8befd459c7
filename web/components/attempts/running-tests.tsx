import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { runningTestWords as words } from '#domain/messages/testing.ts'
import { timer } from '#domain/progress/course-time.ts'
import { RunningTestsDocument } from '#generated/operations.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { query } from '#web/lib/api/api.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ResumeButton } from './running-test-notice.tsx'

/**
 * The student's running tests with their clocks and links, so that no one forgets a test whose time is running out.
 * Renders nothing if there is none.
 */
export function RunningTests() {
  const isCurrent = useReader().view === undefined
  const { data = [] } = useQuery({
    queryKey: ['running-tests'],
    queryFn: async () => (await query(RunningTestsDocument, {})).runningTests,
    staleTime: 0,
    // A cached test may have ended since it was last shown.
    gcTime: 0,
    enabled: isCurrent,
  })
  const now = useNow()
  const running = data.filter(({ deadline }) => (deadline ?? Infinity) > now)
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
