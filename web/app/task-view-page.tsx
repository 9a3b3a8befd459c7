import { TaskPage } from '#web/features/tasks/task-page.tsx'
import { isInFocusMode } from '#web/lib/focus-mode.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const TestScreen = lazyComponent(async () => (await import('#web/features/attempts/test-screen.tsx')).TestScreen, {
  loading: () => <Skeleton label="Loading the test" count={1} />,
})

// A question was on screen when the page was reloaded: its code is fetched before the server has said so.
if (isInFocusMode()) void TestScreen.preload()

/** The task screen, put together from tasks and attempts: features do not import each other. */
export function TaskViewPage() {
  return <TaskPage Test={TestScreen} />
}
