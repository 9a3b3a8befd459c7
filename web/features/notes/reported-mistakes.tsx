import { useQueries, useQuery } from '@tanstack/react-query'
import { notesWords as words } from '#domain/messages/notes.ts'
import { reportWords } from '#domain/messages/mistake-reports.ts'
import { OwnReportsDocument } from '#generated/study-operations.ts'
import type { OwnReportsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { QueryError } from '#web/components/attempts/running-test-notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { MARKED_COURSES, useTasksOf } from './test-names.ts'

type MyReport = OwnReportsQuery['ownReports']['items'][number]

async function readReports(progressKey: string): Promise<MyReport[]> {
  const reports: MyReport[] = []
  for (let next: string | null | undefined = null; next !== undefined;) {
    const { ownReports }: OwnReportsQuery = await query(OwnReportsDocument, { progressKey, nextToken: next })
    reports.push(...ownReports.items)
    next = ownReports.nextToken ?? undefined
  }
  return reports
}

/**
 * The state of the mistakes that a student reported in all courses, newest first (decision 0116). Renders nothing
 * without reports.
 */
export function ReportedMistakes() {
  const courses = useQuery(MARKED_COURSES)
  const loaded = useQueries({
    queries: (courses.data ?? []).map(({ key }) => ({
      queryKey: ['own-reports', key],
      queryFn: () => readReports(key),
      staleTime: 0,
    })),
  })
  const reports = (courses.data ?? [])
    .flatMap((course, i) => (loaded[i]?.data ?? []).map((report) => ({ course, report })))
    .sort((a, b) => b.report.sentOn - a.report.sentOn)
  const tasksOf = useTasksOf([...new Set(reports.map(({ course }) => course.key))])
  const failed = [courses, ...loaded].find(({ isError }) => isError)
  if (failed?.error) {
    return (
      <section aria-label={words.reported}>
        <QueryError
          error={failed.error}
          onRetry={() => {
            for (const each of [courses, ...loaded]) if (each.isError) void each.refetch()
          }}
        />
      </section>
    )
  }
  if (reports.length === 0) return null
  return (
    <section className="print:hidden" aria-labelledby="reported-mistakes">
      <Stack>
        <h2 id="reported-mistakes">{words.reported}</h2>
        <ul className="grid grid-cols-1 gap-4 m-0 p-0 list-none">
          {reports.map(({ course, report: { taskKey, n, position, text, sentOn, settledOn, outcome } }) => (
            <Card as="li" key={`${course.key} ${taskKey} ${n} ${position}`}>
              <strong>
                {tasksOf(course.key, taskKey)?.name ?? words.otherTest}: {words.question(position)}
              </strong>
              <p className="muted m-0">{[course.name, words.attempt(n), formatDateTime(sentOn)].join(' · ')}</p>
              <p className="wrap-anywhere whitespace-pre-wrap m-0">{text}</p>
              <p className="m-0">
                {settledOn === null ? reportWords.waiting : reportWords.settledOn(formatDateTime(settledOn))}
                {outcome !== null && ` ${reportWords.outcomes[outcome]}`}
              </p>
            </Card>
          ))}
        </ul>
      </Stack>
    </section>
  )
}
