import { useQuery } from '@tanstack/react-query'
import { GraduationCap, SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { StudentProgressDocument } from '#generated/admin-operations.ts'
import { courseYear } from '#domain/courses/year-of.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { countText } from '../count-text.ts'
import { nameOf } from '../name-of.ts'
import { ProgressState } from '../progress-state.tsx'
import type { StudentProgressQuery } from '#generated/operations.ts'
import { progressState } from '#domain/progress/progress.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { LinkCard } from '#web/ui/layout/link-card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { courseStateText } from './course-state-text.ts'
import { CompletionBar } from '../completion-bar.tsx'
import '#web/ui/screens.css'
import { searchAndPage } from '#web/ui/list/list-params.ts'
import { useListParams } from '#web/ui/list/use-list-params.ts'

type StudentCourseCardProps = {
  course: NonNullable<StudentProgressQuery['studentProgress']>['items'][number]
  /** Shown next to the name when the list contains Live courses from more than one year. */
  year: string | undefined
  to: string
}

/** One of a student's courses with its state, time, and progress. */
function StudentCourseCard({ course: { progress, completed, total }, year, to }: StudentCourseCardProps) {
  const now = useNow()
  const state = progressState(progress.endTime, now)
  return (
    <LinkCard to={to}>
      <Row>
        <Badge tone="primary">{progress.courseType}</Badge>
        <Badge tone="secondary">{progress.subject}</Badge>
        {progress.complete && <Badge tone="success">Completed</Badge>}
      </Row>
      <h2 className="text-title-3">
        <CourseName name={progress.name} year={year} />
      </h2>
      <Facts
        facts={[
          { term: 'Time', value: courseStateText(progress, now) },
          { term: 'Enrolled', value: formatDate(progress.dateCreated) },
          ...(state === 'not-started'
            ? []
            : [{ term: state === 'ended' ? 'Ended' : 'Ends', value: formatDate(progress.endTime) }]),
        ]}
      />
      <CompletionBar of={progress.name} completed={completed} total={total} />
    </LinkCard>
  )
}

/** Courses per page, as set by the server. */
const PAGE = 20

/** A student's courses with their state, time, and progress, and a search by name (spec 3.2.22, 3.5.29). */
export function StudentProgressPage() {
  const { uid = '' } = useParams()
  const {
    params: { search, page },
    change,
  } = useListParams(searchAndPage)
  const view = useQuery({
    queryKey: ['student-progress', uid, search, page],
    queryFn: async () =>
      (await query(StudentProgressDocument, { uid, page, ...(search === '' ? {} : { search }) })).studentProgress,
    // Keeps the previous page while loading, but only for the same student.
    placeholderData: (before) => (before?.student.uid === uid ? before : undefined),
    staleTime: 0,
  })
  const shown = (view.data?.items ?? []).map(({ progress: { courseType, dates } }) => ({ type: courseType, dates }))
  const year = courseYear(shown)
  const student = view.data?.student
  const name = nameOf(student)
  return (
    <Page title={name} lead={student?.email} before={<Trail names={['Progress', name]} />}>
      <ProgressState query={view} label="Loading the student's courses">
        {(courses) => (
          <>
            {(courses.total > 0 || search !== '') && (
              <SearchBox
                label="Search by course name"
                search={search}
                onSearch={(words) => change({ search: words })}
              />
            )}
            {courses.total > 0 ? (
              <PagedList
                label="Courses"
                count={countText(courses.total, 'course', search !== '')}
                page={courses.page}
                pages={Math.ceil(courses.total / PAGE)}
                busy={view.isPlaceholderData}
                onPage={(to) => change({ page: to })}
              >
                <Grid>
                  {courses.items.map((course) => (
                    <StudentCourseCard
                      key={course.progress.key}
                      course={course}
                      year={year({ type: course.progress.courseType, dates: course.progress.dates })}
                      to={paths.studentCourse(uid, course.progress.key)}
                    />
                  ))}
                </Grid>
              </PagedList>
            ) : search === '' ? (
              <EmptyState title={progressWords.noCourses} icon={<GraduationCap size={24} />} />
            ) : (
              <EmptyState title="No course was found" icon={<SearchX size={24} />} />
            )}
          </>
        )}
      </ProgressState>
    </Page>
  )
}
