import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { taskTypeName } from '#domain/content/check-task.ts'
import { personWords } from '#domain/messages/person-page.ts'
import { paths } from '#web/app/paths.ts'
import { GradeBadge } from '#web/components/attempts/grade-badge.tsx'
import { resultText, scoreText } from '#web/components/attempts/result-text.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { AttemptDialog } from '#web/components/student-attempts/attempt-dialog.tsx'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { PersonList, usePersonParams } from './person-list.tsx'
import { type PersonAttempt, usePersonAttempts, usePersonCourses } from './use-person.ts'

const reviewPath = (uid: string, progressKey: string, { sectionKey, taskKey, n }: PersonAttempt) =>
  `${paths.studentSection(uid, progressKey, sectionKey)}?${new URLSearchParams({ task: taskKey, attempt: String(n) }).toString()}`

const nameOf = ({ taskName }: PersonAttempt) => taskName ?? personWords.goneTask
const reviewName = (attempt: PersonAttempt) => `${personWords.review} ${nameOf(attempt)}, attempt ${attempt.n}`

/**
 * The newest finished attempts in one of a user's courses, each linked to its review. Starts with the newest course.
 */
export function AttemptsTab({ uid }: { uid: string }) {
  const {
    fields: { page, course },
    change,
  } = usePersonParams()
  const [reading, setReading] = useState<PersonAttempt>()
  const courses = usePersonCourses(uid, 1)
  const items = courses.data?.items ?? []
  const selectedCourse = items.some(({ progress }) => progress.key === course) ? course : items[0]?.progress.key
  const progressKey = selectedCourse ?? undefined
  const view = usePersonAttempts(uid, progressKey, page)
  if (courses.data === undefined) {
    if (courses.error === null) return <Skeleton label="Loading the courses" count={3} />
    return <ErrorState message={courses.error.message} onRetry={() => void courses.refetch()} />
  }
  if (progressKey === undefined) return <EmptyState title={personWords.noCourses} icon={<ClipboardList size={24} />} />
  return (
    <Stack>
      <SelectField
        label="Course"
        hint={personWords.attemptsLead}
        value={progressKey}
        options={items.map(({ progress: { key, name, dateCreated } }) => ({
          value: key,
          label: `${name} (${formatDateTime(dateCreated)})`,
        }))}
        onChange={({ target: { value } }) => change({ course: value })}
      />
      <PersonList
        view={view}
        label={personWords.attempts}
        unit="attempt"
        empty={personWords.noAttempts}
        icon={<ClipboardList size={24} />}
      >
        {(attempts) => (
          <Table
            caption={`Finished ${personWords.attempts.toLowerCase()}, newest first`}
            rows={attempts}
            rowKey={({ taskKey, n }) => `${taskKey} ${n}`}
            columns={[
              {
                key: 'task',
                header: 'Test',
                cell: (attempt) => (
                  <>
                    {nameOf(attempt)} {attempt.gone && <Badge>{personWords.deleted}</Badge>}
                  </>
                ),
              },
              { key: 'type', header: 'Type', from: 'desktop', cell: ({ type }) => taskTypeName(type) },
              { key: 'n', header: 'Attempt', end: true, cell: ({ n }) => n },
              { key: 'start', header: 'Started', cell: ({ startTime }) => formatDateTime(startTime) },
              {
                key: 'grade',
                header: 'Grade',
                end: true,
                cell: (attempt) =>
                  attempt.grade === null || isAdaptive(attempt) ? '–' : <GradeBadge grade={attempt.grade} />,
              },
              { key: 'score', header: 'Score', from: 'desktop', end: true, cell: scoreText },
              { key: 'result', header: 'Result', cell: ({ result }) => resultText(result) },
              {
                key: 'review',
                header: personWords.review,
                end: true,
                cell: (attempt) =>
                  attempt.gone ? (
                    <Button variant="quiet" aria-label={reviewName(attempt)} onClick={() => setReading(attempt)}>
                      {personWords.review}
                    </Button>
                  ) : (
                    <LinkButton
                      variant="quiet"
                      to={reviewPath(uid, progressKey, attempt)}
                      aria-label={reviewName(attempt)}
                    >
                      {personWords.review}
                    </LinkButton>
                  ),
              },
            ]}
          />
        )}
      </PersonList>
      {reading && (
        <AttemptDialog
          of={{ uid, progressKey, taskKey: reading.taskKey }}
          task={{ name: nameOf(reading) }}
          n={reading.n}
          onClose={() => setReading(undefined)}
        />
      )}
    </Stack>
  )
}
