import { useQuery } from '@tanstack/react-query'
import { reportWords } from '#domain/messages/exam-report.ts'
import { ExamReportDocument } from '#generated/study-operations.ts'
import { ExamReport } from '#web/components/exams/exam-report.tsx'
import { query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { ProblemNotice } from '../running-test-notice.tsx'
import { runningTestOf } from '../session/attempt-session.ts'

type OwnExamReportProps = {
  /** Whose attempt: the course and the task. */
  of: { progressKey: string; taskKey: string }
  n: number
  /** Opens the question at this place, from 1. */
  onRead: (place: number) => void
}

/** The report of one of the signed-in student's own adaptive attempts. */
export function OwnExamReport({ of: { progressKey, taskKey }, n, onRead }: OwnExamReportProps) {
  const report = useQuery({
    queryKey: ['exam-report', progressKey, taskKey, n],
    queryFn: async () => (await query(ExamReportDocument, { progressKey, taskKey, n })).examReport,
    // A finished attempt does not change.
    staleTime: Infinity,
  })
  if (report.data !== undefined) return <ExamReport report={report.data} onRead={onRead} />
  if (report.error === null) return <Skeleton label={reportWords.loading} count={3} />
  const running = report.error instanceof AppError ? runningTestOf(report.error.data) : undefined
  if (running !== undefined) return <ProblemNotice problem={report.error.message} running={running} />
  return <ErrorState message={report.error.message} onRetry={() => void report.refetch()} />
}
