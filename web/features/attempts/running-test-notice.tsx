import { ArrowRight } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import type { RunningTest } from './session/attempt-session.ts'

/** Why something of a test was refused and, where another running test is the reason, the way to that one. */
export function ProblemNotice({ problem, running }: { problem: string; running: RunningTest | undefined }) {
  const navigate = useNavigate()
  return (
    <Notice tone="error" role="alert">
      <Stack>
        <p>{problem}</p>
        {running !== undefined && (
          <Row actions>
            <Button
              variant="secondary"
              onClick={() => {
                const { progressKey, contentKey, sectionKey, taskKey } = running
                selectPlace({ progressKey, contentKey, sectionKey, taskKey })
                void navigate(paths.taskView)
              }}
            >
              Go to {running.name} <ArrowRight size={18} aria-hidden="true" />
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  )
}
