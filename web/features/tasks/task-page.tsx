import type { ComponentType } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { taskViewQuery } from '#web/lib/api/student-queries.ts'
import { loadingTask as loading, type TaskProps, TaskScreen } from './task-screen.tsx'
import { type TaskFacts } from './use-open-task.ts'

// A test loads neither the sanitiser nor the player.
const ReadingTask = lazyComponent(async () => (await import('./reading-task.tsx')).ReadingTask, { loading })
const LectureTask = lazyComponent(
  async () => {
    // The largest part of the player loads beside the rest; without it here it is requested again.
    if (!('WebKitPlaybackTargetAvailabilityEvent' in window))
      import('#web/components/content/player/hls-engine.ts').catch(() => undefined)
    return (await import('./lecture-task.tsx')).LectureTask
  },
  { loading },
)

/** A test on its page. */
export type TestProps = TaskProps<TaskFacts>

/** Runs the chosen task by its type (spec 3.2.19); `Test` shows a Practice or NCLEX. */
export function TaskPage({ Test }: { Test: ComponentType<TestProps> }) {
  const taskOf = (props: TestProps) => {
    switch (props.view.type) {
      case 'Reading':
        return <ReadingTask {...props} />
      case 'Lecture':
        return <LectureTask {...props} />
      default:
        return <Test {...props} />
    }
  }
  return <TaskScreen query={taskViewQuery}>{taskOf}</TaskScreen>
}
