import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { aboutCourseWords } from '#domain/messages/course-life.ts'
import { messageTabWords } from '#domain/messages/course-admin.ts'
import { courseMessages, coursePopups, courseSuccess } from '#domain/messages/courses.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { LeaveGuard } from '#web/ui/form/leave-guard.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { AboutTab } from './about-tab.tsx'
import { BackToCourses } from './back-to-courses.tsx'
import { EditTab } from './edit-tab.tsx'
import { useMessageDraft } from './message-draft.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { failureText } from './failure-text.ts'
import { useUpdateCourse, useManagedCourse } from './use-managed-course.ts'
import { PublishedBadge } from './published-badge.tsx'
import { StudentsTab } from './students-tab.tsx'
import { useCourseEdit } from './use-course-edit.ts'
import { useStudentPage } from './use-student-page.ts'

type PublishButtonProps = {
  course: ManagedCourseFieldsFragment
  /** Whether there are unsaved changes, which wouldn't be published. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

/** Publishes or unpublishes after confirmation in a popup (spec 1.4.6, 2.4.1, 2.4.2). */
function PublishButton({ course: { key, name, version, published }, unsaved, reload }: PublishButtonProps) {
  const [confirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useUpdateCourse()
  const verb = published ? 'Unpublish' : 'Publish'
  const toggle = async () => {
    try {
      await mutateAsync({ key, version, published: !published })
      showMessage(published ? courseSuccess.unpublished(name) : courseSuccess.published(name))
    } catch (error) {
      showError(failureText(error))
      if (error instanceof AppError && error.code === 'course-changed') await reload()
    }
    setConfirming(false)
  }
  return (
    <>
      {unsaved && <p className="muted">Update or reset your changes first</p>}
      <Button variant={published ? 'secondary' : 'primary'} disabled={unsaved} onClick={() => setConfirming(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={published ? coursePopups.unpublishing : coursePopups.publishing}
        confirmLabel={verb}
        busy={isPending}
        onConfirm={() => void toggle()}
        onCancel={() => setConfirming(false)}
      >
        <p>
          {published ? (
            <>
              Take <strong>{name}</strong> out of the public catalog? Its students keep it.
            </>
          ) : (
            <>
              Show <strong>{name}</strong> in the public catalog? You can’t edit it while it’s published.
            </>
          )}
        </p>
      </ConfirmDialog>
    </>
  )
}

const ABOUT = 'about'
const TABS = ['students', 'progress', 'edit', 'messages'] as const

const CohortView = lazyComponent(async () => (await import('#web/components/cohorts/cohort-view.tsx')).default, {
  loading: () => <Skeleton label="Loading the students" count={1} />,
})
const MessagesTab = lazyComponent(async () => (await import('./messages-tab.tsx')).default, {
  loading: () => <Skeleton label="Loading the messages" count={1} />,
})

/**
 * One course in tabs: overview, students, and edit form. Unsaved input survives switching tabs (spec 2.2.3). An unknown
 * course redirects to the list (spec 2.2.2).
 */
export function CourseDetail({ courseKey }: { courseKey: string }) {
  const [search, setSearch] = useSearchParams()
  const [page] = useStudentPage()
  const { data, error, refetch } = useManagedCourse(courseKey, page)
  const course = data?.managedCourse.course ?? undefined
  const edit = useCourseEdit(course)
  const [renamed, setRenamed] = useState(false)
  const message = useMessageDraft()
  const { isDirty: isWritten } = message.formState

  const refused = data === undefined && error instanceof AppError && error.code === 'course-not-found'
  if (refused || data?.managedCourse.course === null)
    return <RedirectWithMessage to={paths.manageCourses} message={courseMessages['course-not-found']} />
  // Returns before the unsaved-changes guard below, because nothing is lost.
  if (renamed) return <Navigate to={paths.coursesOf(course?.type ?? 'Live')} />

  const hasChanges = edit.dirty || edit.previousChanges !== undefined
  const body = () => {
    if (data === undefined || course === undefined) {
      if (error === null) return <Skeleton label="Loading the course" />
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    const { managedCourse: facts, courseStudents: students } = data
    return (
      <Tabs
        label="Course"
        value={TABS.find((tab) => tab === search.get('tab')) ?? ABOUT}
        onChange={(tab) => setSearch(tab === ABOUT ? {} : { tab }, { replace: true })}
        tabs={[
          {
            value: ABOUT,
            label: aboutCourseWords.tab,
            content: (
              <AboutTab course={course} facts={facts} students={students.total} unsaved={edit.dirty} reload={refetch} />
            ),
          },
          {
            value: 'students',
            label: 'Students',
            content: <StudentsTab course={course} facts={facts} students={students} />,
          },
          {
            value: 'progress',
            label: 'Progress',
            content: <CohortView of={{ course: course.key }} pathOf={paths.user} />,
          },
          {
            value: 'edit',
            label: 'Edit',
            content: (
              <EditTab course={course} facts={facts} edit={edit} reload={refetch} onRenamed={() => setRenamed(true)} />
            ),
          },
          {
            value: 'messages',
            label: messageTabWords.tab,
            content: <MessagesTab course={course} students={students.total} form={message} />,
          },
        ]}
      />
    )
  }
  return (
    <Page
      title={course?.name ?? 'Course'}
      before={<BackToCourses type={course?.type ?? 'Live'} name={course?.name ?? 'Course'} />}
      lead={
        course && (
          <>
            {course.archived ? <Badge>Archived</Badge> : <PublishedBadge published={course.published} />}{' '}
            <Badge tone="primary">{course.type}</Badge> <Badge tone="secondary">{course.subject}</Badge>
          </>
        )
      }
      actions={course && !course.archived && <PublishButton course={course} unsaved={edit.dirty} reload={refetch} />}
    >
      {body()}
      <LeaveGuard when={hasChanges || isWritten} title="Leave this page?" confirmLabel="Leave">
        {hasChanges && <p>You have unsaved changes to this course. If you leave now, you’ll lose them.</p>}
        {isWritten && <p>{messageTabWords.leave}</p>}
      </LeaveGuard>
    </Page>
  )
}
