import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { courseLifeWords as words } from '#domain/messages/course-life.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { failureText } from './failure-text.ts'
import { useArchiveCourse, useDeleteCourse } from './use-managed-course.ts'

type CourseLifeProps = {
  course: ManagedCourseFieldsFragment
  /** Typed changes would be lost. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

/** Archives a course, brings it back or deletes it, each behind a dialog that says what happens (decision 0083). */
export function CourseLife({ course, unsaved, reload }: CourseLifeProps) {
  const { key, version, name, type, archived, published } = course
  const [confirming, setConfirming] = useState<'archive' | 'delete'>()
  const archive = useArchiveCourse()
  const remove = useDeleteCourse()
  const navigate = useNavigate()
  const close = () => {
    setConfirming(undefined)
  }
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
    <Card as="section" aria-labelledby="course-life" className="course-life">
      <h2 id="course-life">{archived ? words.archivedTitle : words.title}</h2>
      <p className="muted">{words.lead}</p>
      {unsaved && <p className="muted">{words.unsaved}</p>}
      {published && <p className="muted">{words.unpublishFirst}</p>}
      <Row>
        <Button
          variant="secondary"
          disabled={unsaved}
          onClick={() => {
            setConfirming('archive')
          }}
        >
          {archived ? words.restore : words.archive}
        </Button>
        <Button
          variant="quiet"
          disabled={unsaved || published}
          onClick={() => {
            setConfirming('delete')
          }}
        >
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
        onConfirm={() => void drop()}
        onCancel={close}
      >
        <p>{words.deleteQuestion(name)}</p>
      </ConfirmDialog>
    </Card>
  )
}
