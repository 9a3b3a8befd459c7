import type { ComponentType } from 'react'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { taskViewQuery } from '#web/lib/api/student-queries.ts'
import { loadingTask as loading, type TaskProps, TaskScreen } from './task-screen.tsx'
import { type TaskFacts } from './use-open-task.ts'

// Loaded on demand, so that a test loads neither the sanitizer nor the player.
const ReadingTask = lazyComponent(async () => (await import('./reading/reading-task.tsx')).ReadingTask, { loading })
const LectureTask = lazyComponent(
  async () => {
    // Preloads the largest part of the player in parallel. If this fails, the player requests it again.
    if (!('WebKitPlaybackTargetAvailabilityEvent' in window))
      import('#web/components/content/player/hls-engine.ts').catch(() => undefined)
    return (await import('./lecture-task.tsx')).LectureTask
  },
  { loading },
)

/** Props of a test on its page. */
export type TestProps = TaskProps<TaskFacts>

/** Renders the selected task by its type (spec 3.2.19). `Test` renders a Practice or NCLEX. */
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
