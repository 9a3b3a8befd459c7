import { TaskPage } from '#web/features/tasks/task-page.tsx'
import { isInFocusMode } from '#web/lib/focus-mode.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

const TestScreen = lazyComponent(async () => (await import('#web/features/attempts/test-screen.tsx')).TestScreen, {
  loading: () => <Skeleton label="Loading the test" count={1} />,
})

// A question was on screen before the reload, so its code is fetched before the server confirms it.
if (isInFocusMode()) void TestScreen.preload()

/** The task screen, which combines tasks and attempts because features don't import each other. */
export function TaskViewPage() {
  return <TaskPage Test={TestScreen} />
}
