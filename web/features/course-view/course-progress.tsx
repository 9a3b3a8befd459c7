import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { CompleteCourseDocument, type CourseViewQuery, type ProgressFieldsFragment } from '#generated/operations.ts'
import { courseCompletedWords } from '#domain/messages/course-completed.ts'
import { averageText, courseViewWords, leftToStudy, tasksDone } from '#domain/messages/course-view.ts'
import { accessUntil } from '#domain/messages/my-courses.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { reviewCardsText, todayWords } from '#domain/messages/today.ts'
import type { outlineResults } from '#domain/progress/course-outline.ts'
import { courseTime } from '#domain/progress/course-time.ts'
import { progressState } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { mutate } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'
import { courseNoticesQuery, courseViewQuery, myCoursesQuery } from '#web/lib/api/student-queries.ts'
import { showError } from '#web/lib/message-store.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'

type CourseProgressProps = {
  progress: ProgressFieldsFragment
  results: ReturnType<typeof outlineResults>
}

/**
 * How much of the course is done and how long it runs. Once everything is done, it can be marked completed (spec
 * 3.4.11).
 */
export function CourseProgress({ progress, results }: CourseProgressProps) {
  const now = useNow()
  const viewed = useReader().view !== undefined
  const due = useQuery({ ...courseNoticesQuery, enabled: !viewed }).data?.dueReviews
  const client = useQueryClient()
  const navigate = useNavigate()
  const { completed, total, average, minutesLeft } = results
  const time = courseTime(progress, now)
  const running = progressState(progress.endTime, now) === 'started'
  const text = tasksDone(completed, total)
  const completing = useMutation({
    mutationFn: () => mutate(CompleteCourseDocument, { key: progress.key }),
    onSuccess: ({ updateProgress }) => {
      putReply<CourseViewQuery['courseView']>(client, courseViewQuery(progress.key).queryKey, (view) => ({
        ...view,
        progress: updateProgress,
      }))
      void client.invalidateQueries({ queryKey: myCoursesQuery.queryKey })
      void navigate(paths.courseCompleted)
    },
    onError: (error) => showError(error.message),
  })
  return (
    <Card as="section" aria-labelledby="your-progress">
      <h2 id="your-progress">{courseViewWords.yourProgress}</h2>
      <ProgressBar
        label="Tasks done"
        value={completed}
        max={total}
        text={text}
        tone={total > 0 && completed === total ? 'success' : 'primary'}
      />
      <p>
        <strong>{text}</strong>
      </p>
      {running && time !== '' && <p className="muted">{time} left</p>}
      {running && <p className="muted">{accessUntil(formatDate(progress.endTime))}</p>}
      {minutesLeft > 0 && <p className="muted">{leftToStudy(minutesLeft)}</p>}
      {average !== null && <p className="muted">{averageText(average)}</p>}
      {running && !viewed && (
        <>
          <LinkButton to={paths.reviews(progress.key)} variant={due === 0 ? 'quiet' : 'secondary'} wide>
            {due === 0 ? todayWords.noReviews : reviewCardsText(due)}
          </LinkButton>
          <LinkButton to={paths.quizzes(progress.key)} variant="secondary" wide>
            {progressWords.quizzes}
          </LinkButton>
        </>
      )}
      {progress.complete && (
        <>
          <Badge tone="success">
            <PartyPopper size={16} aria-hidden="true" /> {courseCompletedWords.title}
          </Badge>
          {!viewed && (
            <LinkButton to={paths.courseCompleted} variant="secondary" wide>
              {courseCompletedWords.see}
            </LinkButton>
          )}
        </>
      )}
      {!viewed && !progress.complete && total > 0 && completed === total && (
        <Button wide busy={completing.isPending} onClick={() => completing.mutate()}>
          Mark the course completed
        </Button>
      )}
    </Card>
  )
}
