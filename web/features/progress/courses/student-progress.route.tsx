import { useQuery } from '@tanstack/react-query'
import { GraduationCap, SearchX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { StudentProgressDocument } from '#generated/admin-operations.ts'
import { yearBeside } from '#domain/courses/year-of.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PagedList } from '#web/ui/table/paged-list.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { countText } from '../count-text.ts'
import { nameOf } from '../name-of.ts'
import { ProgressState } from '../progress-state.tsx'
import { StudentCourseCard } from './student-course-card.tsx'
import { useListPlace } from '../use-list-place.ts'

/** Courses a page, as the server cuts them. */
const PAGE = 20

/** A student's courses with their state, their time and what is done, searched by name (spec 3.2.22, 3.5.29). */
export function StudentProgressPage() {
  const { uid = '' } = useParams()
  const { search, page, searchFor, goTo } = useListPlace()
  const view = useQuery({
    queryKey: ['student-progress', uid, search, page],
    queryFn: async () =>
      (await query(StudentProgressDocument, { uid, page, ...(search === '' ? {} : { search }) })).studentProgress,
    // Another page of the same student; never another student's.
    placeholderData: (before) => (before?.student.uid === uid ? before : undefined),
    staleTime: 0,
  })
  const shown = (view.data?.items ?? []).map(({ progress: { courseType, dates } }) => ({ type: courseType, dates }))
  const year = yearBeside(shown)
  const student = view.data?.student
  const name = nameOf(student)
  return (
    <Page title={name} lead={student?.email} before={<Trail names={['Progress', name]} />}>
      <ProgressState query={view} label="Loading the student's courses">
        {(courses) => (
          <>
            {(courses.total > 0 || search !== '') && (
              <SearchBox label="Search by course name" search={search} onSearch={searchFor} />
            )}
            {courses.total > 0 ? (
              <PagedList
                label="Courses"
                count={countText(courses.total, 'course', search !== '')}
                page={courses.page}
                pages={Math.ceil(courses.total / PAGE)}
                busy={view.isPlaceholderData}
                onPage={goTo}
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
