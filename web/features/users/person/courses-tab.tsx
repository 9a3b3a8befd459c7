import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { yearBeside } from '#domain/courses/year-of.ts'
import { extendWords, personWords } from '#domain/messages/person-page.ts'
import { tasksDoneText } from '#domain/messages/progress.ts'
import { courseTime } from '#domain/progress/course-time.ts'
import { progressState } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { PersonList } from './person-list.tsx'
import { type PersonCourse, usePersonCourses } from './use-person.ts'
import { usePersonPlace } from './use-person-place.ts'

function State({ progress, now }: { progress: PersonCourse['progress']; now: number }) {
  const state = progressState(progress.endTime, now)
  const time = courseTime(progress, now)
  return (
    <div>
      <Row>
        {state === 'started' && <Badge tone="success">Started</Badge>}
        {state === 'ended' && <Badge>Ended</Badge>}
        {state === 'not-started' && <Badge tone="accent">Not started</Badge>}
        {progress.complete && <Badge tone="success">Completed</Badge>}
      </Row>
      {state === 'started' && time !== '' && <span>{time} left</span>}
      {state === 'not-started' && <span>{progress.onlineDays} days from its start</span>}
    </div>
  )
}

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
              { key: 'state', header: 'State', cell: ({ progress }) => <State progress={progress} now={now} /> },
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
                      onClick={() => {
                        setExtending(progress.key)
                      }}
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
          onClose={() => {
            setExtending(undefined)
          }}
        />
      )}
    </>
  )
}
