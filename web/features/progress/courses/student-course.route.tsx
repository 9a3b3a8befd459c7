import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { StudentCourseDocument } from '#generated/admin-operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { SectionTally } from '#web/components/courses/section-tally.tsx'
import { TableOfContents } from '#web/ui/layout/table-of-contents.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { BarList } from '#web/ui/chart/bar-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { StudentCourseQuery } from '#generated/operations.ts'
import { CompletionBar } from '../completion-bar.tsx'
import { courseStateText } from './course-state-text.ts'
import { nameOf } from '../name-of.ts'
import { ProgressState } from '../progress-state.tsx'

const sum = (numbers: readonly number[]) => numbers.reduce((all, value) => all + value, 0)

type Contents = NonNullable<StudentCourseQuery['studentCourse']>['contents']

/** Progress of a course, overall and by content. */
function CourseChart({ contents }: { contents: Contents }) {
  const done = contents.map(({ key, name, sections }) => ({
    key,
    name,
    completed: sum(sections.map(({ completed }) => completed)),
    total: sum(sections.map(({ total }) => total)),
  }))
  return (
    <Card as="section" aria-labelledby="course-chart">
      <h2 id="course-chart">Done so far</h2>
      <CompletionBar
        of="Course"
        completed={sum(done.map(({ completed }) => completed))}
        total={sum(done.map(({ total }) => total))}
      />
      {done.length > 1 && (
        <BarList
          label="Done so far, by content"
          bars={done.map(({ name, completed, total }) => ({
            name,
            value: completed,
            max: total,
            text: `${completed} of ${total}`,
            tone: total > 0 && completed === total ? 'success' : 'primary',
          }))}
        />
      )}
    </Card>
  )
}

/**
 * A student's course: contents and sections with counts, each linked to its tasks. Omits the text addressed to students
 * (spec 3.2.23).
 */
export function StudentCoursePage() {
  const { uid = '', progressKey = '' } = useParams()
  const now = useNow()
  const view = useQuery({
    queryKey: ['student-course', uid, progressKey],
    queryFn: async () => (await query(StudentCourseDocument, { uid, progressKey })).studentCourse,
    staleTime: 0,
  })
  const { student, progress } = view.data ?? {}
  const name = nameOf(student)
  const course = progress?.name ?? 'Course'
  return (
    <Page
      title={course}
      lead={progress === undefined ? undefined : `${name} · ${courseStateText(progress, now)}`}
      before={<Trail names={['Progress', name, course]} />}
    >
      <ProgressState query={view} label="Loading the student's course">
        {({ contents }) =>
          contents.length === 0 ? (
            <EmptyState title={progressWords.emptyCourse} />
          ) : (
            <>
              <CourseChart contents={contents} />
              <TableOfContents
                contents={contents.map((content) => ({ ...content, instructions: '', descText: '' }))}
                emptyContent={progressWords.none}
                section={(section) => (
                  <ListRow
                    to={paths.studentSection(uid, progressKey, section.key)}
                    title={section.name}
                    after={<SectionTally completed={section.completed} total={section.total} />}
                  />
                )}
              />
            </>
          )
        }
      </ProgressState>
    </Page>
  )
}
