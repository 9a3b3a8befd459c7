import { useQuery } from '@tanstack/react-query'
import { reportWords } from '#domain/messages/exam-report.ts'
import { ExamReportDocument } from '#generated/study-operations.ts'
import { ExamReport } from '#web/components/exams/exam-report.tsx'
import { query } from '#web/lib/api/api.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'

type MyExamReportProps = {
  /** The course and the task of the attempt. */
  of: { progressKey: string; taskKey: string }
  n: number
  /** Opens the question at this one-based position. */
  onRead: (number: number) => void
}

/** Report on one of the current student's adaptive attempts. */
export function MyExamReport({ of: { progressKey, taskKey }, n, onRead }: MyExamReportProps) {
  const report = useQuery({
    queryKey: ['exam-report', progressKey, taskKey, n],
    queryFn: async () => (await query(ExamReportDocument, { progressKey, taskKey, n })).examReport,
    // A finished attempt doesn't change.
    staleTime: Infinity,
  })
  if (report.data !== undefined) return <ExamReport report={report.data} onRead={onRead} />
  if (report.error === null) return <Skeleton label={reportWords.loading} count={3} />
  return <QueryError error={report.error} onRetry={() => void report.refetch()} />
}
