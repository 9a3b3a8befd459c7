import { Download, Printer } from 'lucide-react'
import { academy } from '#domain/academy.ts'
import { csvOfRoster } from '#domain/courses/roster-csv.ts'
import { rosterWords as words } from '#domain/messages/course-admin.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Sheet } from '#web/ui/layout/sheet.tsx'
import { ClassFacts } from '#web/components/courses/class-facts.tsx'
import { useRoster } from './use-course-notices.ts'
import '#web/ui/print-sheets.css'

const KEYS = ['name', 'email', 'phone', 'course', 'enrolled', 'ends', 'sign'] as const

const columns = (isMixed: boolean) =>
  KEYS.map((key, index) => ({ key, title: words.columns[index] })).filter(({ key }) => isMixed || key !== 'course')

/** Everyone who has a course, as a table to print, with room for a signature, or to save as CSV. */
export default function RosterSheet({ course }: { course: ManagedCourseFieldsFragment }) {
  const { data, error, refetch } = useRoster(course.key)
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading the roster" count={1} />
    ) : (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    )
  const students = data.courseRoster
  // Linked courses differ in their subject. If all students have the same course, the heading names it.
  const isMixed = new Set(students.map(({ courseName }) => courseName)).size > 1
  return (
    <Stack>
      <Row>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> {words.print}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            const day = new Date().toISOString().slice(0, 10)
            saveFile(words.file(course.name, day), 'text/csv', csvOfRoster(students, academy.timeZone))
          }}
        >
          <Download size={18} aria-hidden="true" /> {words.save}
        </Button>
      </Row>
      <Sheet className="roster">
        <h2>{words.title(course.name)}</h2>
        {course.type === 'Live' && (
          <ClassFacts
            dates={course.dates ?? []}
            startTime={course.startTime}
            endTime={course.endTime}
            location={course.location}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard */}
        <div className="roster__frame" role="region" aria-label={words.caption} tabIndex={0}>
          <table className="roster__table">
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                {columns(isMixed).map(({ key, title }) => (
                  <th key={key} scope="col" className={`roster__${key}`}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <tr key={student.uid}>
                  <th scope="row">
                    {student.lastName}, {student.firstName}
                  </th>
                  <td className="roster__email">{student.email}</td>
                  <td className="roster__phone">{student.phone}</td>
                  {isMixed && <td className="roster__course">{student.courseName}</td>}
                  <td className="roster__enrolled">{formatDate(student.enrolledOn)}</td>
                  <td className="roster__ends">{student.endTime === 0 ? words.open : formatDate(student.endTime)}</td>
                  <td className="roster__sign" />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Sheet>
    </Stack>
  )
}
