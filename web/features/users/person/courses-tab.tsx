import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { yearBeside } from '#domain/courses/year-of.ts'
import { certificateWords } from '#domain/messages/certificates.ts'
import { extendWords, personWords } from '#domain/messages/person-page.ts'
import { tasksDoneText } from '#domain/messages/progress.ts'
import { progressState } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { CertificateName } from './certificate-name.tsx'
import { CourseState } from './course-state.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { PersonList } from './person-list.tsx'
import { usePersonCourses } from './use-person.ts'
import { usePersonPlace } from './use-person-place.ts'

/** A user's courses, newest first: state, time left, what is done; and the way to give one more days. */
export function CoursesTab({ uid }: { uid: string }) {
  const { page } = usePersonPlace()
  const view = usePersonCourses(uid, page)
  const now = useNow()
  const [extending, setExtending] = useState<string>()
  const items = view.data?.items ?? []
  const year = yearBeside(items.map(({ progress: { courseType, dates } }) => ({ type: courseType, dates })))
  const chosen = items.find(({ progress }) => progress.key === extending)
  return (
    <>
      <PersonList
        view={view}
        label={personWords.courses}
        unit="course"
        empty={personWords.noCourses}
        icon={<GraduationCap size={24} />}
      >
        {(courses) => (
          <Table
            caption={`${personWords.courses}, newest first`}
            rows={courses}
            rowKey={({ progress }) => progress.key}
            columns={[
              {
                key: 'course',
                header: 'Course',
                cell: ({ progress }) => (
                  <Link to={paths.studentCourse(uid, progress.key)}>
                    <CourseName
                      name={progress.name}
                      year={year({ type: progress.courseType, dates: progress.dates })}
                    />
                  </Link>
                ),
              },
              { key: 'state', header: 'State', cell: ({ progress }) => <CourseState progress={progress} now={now} /> },
              {
                key: 'end',
                header: 'End',
                whole: true,
                cell: ({ progress }) => (progress.endTime === 0 ? '–' : formatDate(progress.endTime)),
              },
              {
                key: 'done',
                header: personWords.progress,
                cell: ({ completed, total }) => tasksDoneText(completed, total),
              },
              {
                key: 'certificate',
                header: certificateWords.short,
                cell: ({ progress, certificateName }) =>
                  certificateName === null ? (
                    '–'
                  ) : (
                    <CertificateName uid={uid} progress={progress} shown={certificateName} />
                  ),
              },
              {
                key: 'more',
                header: 'Days',
                end: true,
                cell: ({ progress }) =>
                  progressState(progress.endTime, now) === 'ended' ? (
                    '–'
                  ) : (
                    <Button
                      variant="quiet"
                      aria-label={extendWords.title(progress.name)}
                      onClick={() => setExtending(progress.key)}
                    >
                      {extendWords.open}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </PersonList>
      {chosen && (
        <ExtendDialog
          key={chosen.progress.key}
          uid={uid}
          progress={chosen.progress}
          reload={view.refetch}
          onClose={() => setExtending(undefined)}
        />
      )}
    </>
  )
}
