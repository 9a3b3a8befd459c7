import { lazy, Suspense } from 'react'
import { TaskPage, type TestProps } from '#web/features/tasks/task-page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const TestScreen = lazy(async () => ({ default: (await import('#web/features/attempts/test-screen.tsx')).TestScreen }))

const test = (props: TestProps) => (
  <Suspense fallback={<Skeleton label="Loading the test" count={1} />}>
    <TestScreen {...props} />
  </Suspense>
)

/** The task screen, put together from tasks and attempts: features do not import each other. */
export function TaskViewPage() {
  return <TaskPage test={test} />
}
