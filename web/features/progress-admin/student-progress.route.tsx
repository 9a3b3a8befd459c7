import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { StudentProgressDocument } from '../../../generated/operations.ts'
import { progressMessages, progressWords } from '../../../domain/messages/progress.ts'
import { paths } from '../../app/paths.ts'
import { query } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Grid } from '../../ui/grid.tsx'
import { Page } from '../../ui/page.tsx'
import { RedirectWithMessage } from '../../ui/redirect-with-message.tsx'
import { Trail } from '../../ui/trail.tsx'
import { ProgressState } from './progress-state.tsx'
import { StudentCourseCard } from './student-course-card.tsx'

/** A student's courses with their state and time (spec 3.2.22). */
export function StudentProgressPage() {
  const { uid = '' } = useParams()
  const view = useQuery({
    queryKey: ['student-progress', uid],
    queryFn: async () => (await query(StudentProgressDocument, { uid })).studentProgress,
  })
  if (view.data === null) {
    return <RedirectWithMessage to={paths.progress} message={progressMessages['student-not-found']} />
  }
  const student = view.data?.student
  const name = student === undefined ? 'Student' : `${student.firstName} ${student.lastName}`
  return (
    <Page title={name} lead={student?.email} before={<Trail names={['Progress', name]} />}>
      <ProgressState query={view} label="Loading the student's courses">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={progressWords.noCourses} />
          ) : (
            <Grid>
              {items.map((progress) => (
                <StudentCourseCard key={progress.key} progress={progress} to={paths.studentCourse(uid, progress.key)} />
              ))}
            </Grid>
          )
        }
      </ProgressState>
    </Page>
  )
}
