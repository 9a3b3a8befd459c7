import { lazy, Suspense } from 'react'
import { TaskPage, type TestProps } from '#web/features/tasks/task-page.tsx'
import { isInFocusMode } from '#web/lib/focus-mode.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const loadTest = async () => ({ default: (await import('#web/features/attempts/test-screen.tsx')).TestScreen })
const TestScreen = lazy(loadTest)

const test = (props: TestProps) => (
  <Suspense fallback={<Skeleton label="Loading the test" count={1} />}>
    <TestScreen {...props} />
  </Suspense>
)

// A question was on screen when the page was reloaded: its code is fetched before the server has said so.
if (isInFocusMode()) loadTest().catch(() => undefined)

/** The task screen, put together from tasks and attempts: features do not import each other. */
export function TaskViewPage() {
  return <TaskPage test={test} />
}
