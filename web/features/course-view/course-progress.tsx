import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import {
  CompleteCourseDocument,
  type ContentCountFieldsFragment,
  type CourseViewQuery,
  type ProgressFieldsFragment,
} from '#generated/operations.ts'
import { courseTime } from '#domain/progress/course-time.ts'
import { progressState } from '#domain/progress/progress.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showError } from '#web/lib/message-store.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type CourseProgressProps = {
  progress: ProgressFieldsFragment
  contents: readonly Pick<ContentCountFieldsFragment, 'sections'>[]
}

/** How much of the course is done and how long it runs; once all is done it can be marked completed (spec 3.4.11). */
export function CourseProgress({ progress, contents }: CourseProgressProps) {
  const now = useNow()
  const client = useQueryClient()
  const sections = contents.flatMap((content) => content.sections)
  const total = sections.reduce((sum, section) => sum + section.total, 0)
  const completed = sections.reduce((sum, section) => sum + section.completed, 0)
  const time = courseTime(progress, now)
  const running = progressState(progress.endTime, now) === 'started'
  const text = `${completed} of ${total} tasks done`
  const completing = useMutation({
    mutationFn: () => mutate(CompleteCourseDocument, { key: progress.key }),
    onSuccess: ({ updateProgress }) => {
      client.setQueryData<CourseViewQuery['courseView']>(['course-view', progress.key], (view) =>
        view === undefined ? view : { ...view, progress: updateProgress },
      )
      void client.invalidateQueries({ queryKey: ['my-progress'] })
    },
    onError: (error) => {
      showError(error.message)
    },
  })
  return (
    <Card as="section" aria-label="Your progress">
      <Row between>
        <p>
          <strong>{text}</strong>
        </p>
        {running && time !== '' && <p className="muted">{time} left</p>}
      </Row>
      <ProgressBar label="Tasks done" value={completed} max={total} text={text} />
      {progress.complete && (
        <Badge tone="success">
          <PartyPopper size={16} aria-hidden="true" /> Course completed
        </Badge>
      )}
      {!progress.complete && total > 0 && completed === total && (
        <Row>
          <Button
            busy={completing.isPending}
            onClick={() => {
              completing.mutate()
            }}
          >
            Mark the course completed
          </Button>
        </Row>
      )}
    </Card>
  )
}
