import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { courseYear } from '#domain/courses/year-of.ts'
import { certificateWords, certificateWords as words } from '#domain/messages/certificates.ts'
import { extendWords, personWords } from '#domain/messages/person-page.ts'
import { tasksDoneText } from '#domain/messages/my-courses.ts'
import { progressState } from '#domain/progress/progress.ts'
import { paths } from '#web/app/paths.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { useMutation } from '@tanstack/react-query'
import { RenameCertificateDocument } from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CourseState } from './course-state.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { PersonList, usePersonParams } from './person-list.tsx'
import { usePersonCourses } from './use-person.ts'

type CertificateNameProps = {
  uid: string
  progress: { key: string; name: string }
  /** The name on the certificate. */
  name: string
}

/** Updates an issued certificate to the student's current name, after confirmation (decision 0064). */
function CertificateName({ uid, progress, name }: CertificateNameProps) {
  const [open, setOpen] = useState(false)
  const rename = useMutation({
    mutationFn: () => mutate(RenameCertificateDocument, { uid, progressKey: progress.key }),
    onSuccess: ({ renameCertificate }) => {
      setOpen(false)
      showMessage(words.renamed(renameCertificate.name))
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${words.rename}: ${progress.name}`}
        onClick={() => {
          rename.reset()
          setOpen(true)
        }}
      >
        {words.rename}
      </Button>
      <ConfirmDialog
        open={open}
        title={words.renameTitle}
        confirmLabel={words.rename}
        busy={rename.isPending}
        onConfirm={() => rename.mutate()}
        onCancel={() => setOpen(false)}
      >
        <p>{words.renameText(progress.name, name)}</p>
        {rename.error !== null && (
          <Notice tone="error" role="alert">
            {rename.error.message}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}

/** A user's courses, newest first: state, time left, and progress, with an action to extend each. */
export function CoursesTab({ uid }: { uid: string }) {
  const { page } = usePersonParams().fields
  const view = usePersonCourses(uid, page)
  const now = useNow()
  const [extending, setExtending] = useState<string>()
  const items = view.data?.items ?? []
  const year = courseYear(items.map(({ progress: { courseType, dates } }) => ({ type: courseType, dates })))
  const selected = items.find(({ progress }) => progress.key === extending)
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
                    <CertificateName uid={uid} progress={progress} name={certificateName} />
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
      {selected && (
        <ExtendDialog
          key={selected.progress.key}
          uid={uid}
          progress={selected.progress}
          reload={view.refetch}
          onClose={() => setExtending(undefined)}
        />
      )}
    </>
  )
}
