import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { runningTestWords as words } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { type RunningTest, runningTestOf } from './running-test.ts'

/** Links to a running test. */
export function ResumeButton({
  running,
  variant = 'secondary',
  children,
}: {
  running: RunningTest
  variant?: ButtonVariant
  children: ReactNode
}) {
  const navigate = useNavigate()
  return (
    <Button
      variant={variant}
      onClick={() => {
        const { progressKey, contentKey, sectionKey, taskKey } = running
        selectPlace({ progressKey, contentKey, sectionKey, taskKey })
        void navigate(paths.taskView)
      }}
    >
      {children} <ArrowRight size={18} aria-hidden="true" />
    </Button>
  )
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Shows why a request for a test was rejected, with a link to the running test that is the reason, if any: that is no
 * error.
 */
export function ProblemNotice({ problem, running }: { problem: string; running: RunningTest | undefined }) {
  return (
    <div ref={intoSight} className="scroll-mb-4">
      <Notice tone={running === undefined ? 'error' : 'accent'} role="alert">
        <Stack>
          <p>{problem}</p>
          {running !== undefined && (
            <Row actions>
              <ResumeButton running={running}>{words.goTo(running.name)}</ResumeButton>
            </Row>
          )}
        </Stack>
      </Notice>
    </div>
  )
}

const runningOf = (error: Error) => (error instanceof AppError ? runningTestOf(error.data) : undefined)

/** Shows why a request was rejected, with a link to the running test that is the reason. */
export const RefusalNotice = ({ error }: { error: Error }) => (
  <ProblemNotice problem={error.message} running={runningOf(error)} />
)

/** Shows a query's error, with a link to the running test that is the reason, or a button to try again. */
export function QueryError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (runningOf(error) !== undefined) return <RefusalNotice error={error} />
  return <ErrorState message={error.message} onRetry={onRetry} />
}
