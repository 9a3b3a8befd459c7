import { useQuery } from '@tanstack/react-query'
import { focusAreas } from '#domain/exams/focus-areas.ts'
import { reportWords } from '#domain/messages/exam-report.ts'
import { ExamReportDocument } from '#generated/study-operations.ts'
import { ExamReport } from '#web/components/exams/exam-report.tsx'
import { withStanding } from '#web/components/exams/report-types.ts'
import { query } from '#web/lib/api/api.ts'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { LessonLinks, useLessons } from '../lesson-links.tsx'
import { PracticeAreas } from '../practice-quiz.tsx'

type MyExamReportProps = {
  /** The course and the task of the attempt. */
  of: { progressKey: string; taskKey: string }
  n: number
  /** Opens the question at this one-based position. */
  onRead: (number: number) => void
  /** Of the button that practices the weakest areas. */
  variant?: ButtonVariant
}

/** Report on one of the current student's adaptive attempts, with lessons and a quiz for the weakest areas. */
export function MyExamReport({ of: { progressKey, taskKey }, n, onRead, variant = 'primary' }: MyExamReportProps) {
  const report = useQuery({
    queryKey: ['exam-report', progressKey, taskKey, n],
    queryFn: async () => (await query(ExamReportDocument, { progressKey, taskKey, n })).examReport,
    // A finished attempt doesn't change. Refetch only what can't be shown yet.
    staleTime: ({ state }) => (state.data?.items.some(({ points }) => points === null) ? 0 : Infinity),
  })
  const focus = focusAreas((report.data?.areas ?? []).map(withStanding)).map(({ name }) => name)
  const lessonsOf = useLessons(progressKey, focus)
  if (report.data !== undefined) {
    return (
      <ExamReport
        report={report.data}
        onRead={onRead}
        lessons={(area) => <LessonLinks tasks={lessonsOf(area)} />}
        practice={focus.length > 0 && <PracticeAreas {...{ progressKey, variant }} areas={focus} />}
      />
    )
  }
  if (report.error === null) return <Skeleton label={reportWords.loading} count={3} />
  return <QueryError error={report.error} onRetry={() => void report.refetch()} />
}
