import { useQuery } from '@tanstack/react-query'
import { reportWords } from '#domain/messages/exam-report.ts'
import { StudentExamReportDocument } from '#generated/admin-operations.ts'
import { ExamReport } from '#web/components/exams/exam-report.tsx'
import { query } from '#web/lib/api/api.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

type StudentExamReportProps = {
  of: { uid: string; progressKey: string; taskKey: string }
  n: number
  /** Opens the question at this position, from 1. */
  onRead: (number: number) => void
}

/** The report of a student's adaptive attempt, for administrators. */
export function StudentExamReport({ of, n, onRead }: StudentExamReportProps) {
  const report = useQuery({
    queryKey: ['student-exam-report', of, n],
    queryFn: async () => (await query(StudentExamReportDocument, { ...of, n })).studentExamReport,
    // A finished attempt doesn't change.
    staleTime: Infinity,
  })
  if (report.data !== undefined) return <ExamReport report={report.data} onRead={onRead} />
  if (report.error === null) return <Skeleton label={reportWords.loading} count={3} />
  return <ErrorState message={report.error.message} onRetry={() => void report.refetch()} />
}
