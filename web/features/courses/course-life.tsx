import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { unknownFailure } from '#domain/messages/failures.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import { courseLifeWords as words } from '#domain/messages/course-life.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { failureText } from './failure-text.ts'
import { useArchiveCourse, useDeleteCourse, useDeletionRefusal } from './use-managed-course.ts'

type CourseLifeProps = {
  course: ManagedCourseFieldsFragment
  /** Number of students who have the course now. It can't be archived while there are any. */
  active: number
  /** Whether there are unsaved changes, which would be lost. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

/** The message for an error code that was queried in advance. */
const wordsOf = (refusal: string) =>
  Object.entries(courseMessages).find(([code]) => code === refusal)?.[1] ?? unknownFailure

/** Archives, restores, or deletes a course, each after a dialog that explains the effects (decision 0083). */
export function CourseLife({ course, active, unsaved, reload }: CourseLifeProps) {
  const { key, version, name, type, archived, published } = course
  const [confirming, setConfirming] = useState<'archive' | 'delete'>()
  const archive = useArchiveCourse()
  const remove = useDeleteCourse()
  const refusal = useDeletionRefusal(key, confirming === 'delete')
  const navigate = useNavigate()
  const close = () => setConfirming(undefined)
  const run = async (change: () => Promise<unknown>) => {
    try {
      await change()
    } catch (error) {
      showError(failureText(error))
      if (error instanceof AppError && error.code === 'course-changed') await reload()
    }
    close()
  }
  const toggle = () =>
    run(async () => {
      await archive.mutateAsync({ key, version, archived: !archived })
      showMessage(archived ? words.restored(name) : words.archived(name))
    })
  const drop = () =>
    run(async () => {
      await remove.mutateAsync({ key, version })
      showMessage(words.deleted(name))
      await navigate(paths.coursesOf(type), { replace: true })
    })
  return (
    <Card as="section" aria-labelledby="course-life" className="grid gap-3 [&>h2]:text-title-3">
      <h2 id="course-life">{archived ? words.archivedTitle : words.title}</h2>
      <p className="muted">{words.lead}</p>
      {unsaved && <p className="muted">{words.unsaved}</p>}
      {published && <p className="muted">{words.unpublishFirst}</p>}
      {active > 0 && <p className="muted">{words.inUse(active)}</p>}
      <Row>
        <Button variant="secondary" disabled={unsaved || active > 0} onClick={() => setConfirming('archive')}>
          {archived ? words.restore : words.archive}
        </Button>
        <Button variant="quiet" disabled={unsaved || published || active > 0} onClick={() => setConfirming('delete')}>
          {words.delete}
        </Button>
      </Row>
      <ConfirmDialog
        open={confirming === 'archive'}
        title={archived ? words.restoring : words.archiving}
        confirmLabel={archived ? words.restore : words.archive}
        busy={archive.isPending}
        onConfirm={() => void toggle()}
        onCancel={close}
      >
        <p>{archived ? words.restoreQuestion(name) : words.archiveQuestion(name)}</p>
        {!archived && (
          <ul>
            {words.archiveEffects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming === 'delete'}
        title={words.deleting}
        confirmLabel={words.delete}
        danger
        busy={remove.isPending}
        confirmDisabled={refusal.data !== null}
        onConfirm={() => void drop()}
        onCancel={close}
      >
        <p>{words.deleteQuestion(name)}</p>
        {refusal.isPending && <Skeleton label={words.checking} count={1} />}
        {refusal.error && <ErrorState message={refusal.error.message} onRetry={() => void refusal.refetch()} />}
        {refusal.data != null && <Notice tone="accent">{wordsOf(refusal.data)}</Notice>}
      </ConfirmDialog>
    </Card>
  )
}
