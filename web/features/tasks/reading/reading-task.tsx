import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { TaskEnd } from './task-end.tsx'
import { type TaskFacts, useOpenTask } from './use-open-task.ts'

/** A Reading: its rich text, with copying disabled (spec 3.2.19, 3.5.27). */
export function ReadingTask({ view, place }: { view: TaskFacts; place: TaskViewQueryVariables }) {
  const complete = useOpenTask(place, view.complete)
  const text = view.text ?? ''
  return (
    <>
      {text === '' ? (
        <EmptyState title={progressWords.noText} />
      ) : (
        <Card as="article" aria-label={view.name}>
          <CopyGuard>
            <RichText html={text} />
          </CopyGuard>
        </Card>
      )}
      <TaskEnd complete={complete} next={view.next} />
    </>
  )
}
