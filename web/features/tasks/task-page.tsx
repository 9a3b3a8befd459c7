import { lazy, type ReactNode, Suspense } from 'react'
import { taskViewRequest } from '#web/lib/api/screen-requests.ts'
import { loadingTask, type TaskProps, TaskScreen } from './task-screen.tsx'
import type { TaskFacts } from './use-open-task.ts'

// A test loads neither the sanitiser nor the player.
const ReadingTask = lazy(async () => ({ default: (await import('./reading-task.tsx')).ReadingTask }))
const LectureTask = lazy(async () => {
  // The largest part of the player loads beside the rest; without it here it is requested again.
  if (!('WebKitPlaybackTargetAvailabilityEvent' in window))
    import('#web/components/content/player/hls-engine.ts').catch(() => undefined)
  return { default: (await import('./lecture-task.tsx')).LectureTask }
})

/** A test on its page. */
export type TestProps = TaskProps<TaskFacts>

/** Runs the chosen task by its type (spec 3.2.19); `test` shows a Practice or NCLEX. */
export function TaskPage({ test }: { test: (props: TestProps) => ReactNode }) {
  const taskOf = (props: TestProps) => {
    switch (props.view.type) {
      case 'Reading':
        return <ReadingTask {...props} />
      case 'Lecture':
        return <LectureTask {...props} />
      default:
        return test(props)
    }
  }
  return (
    <TaskScreen read={async (place) => (await taskViewRequest.run(place)).taskView}>
      {(props) => <Suspense fallback={loadingTask}>{taskOf(props)}</Suspense>}
    </TaskScreen>
  )
}
