import { useState } from 'react'
import { coursePopups, courseSuccess } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { failureText } from './failure-text.ts'
import { useUpdateCourse } from './use-managed-course.ts'

type PublishButtonProps = {
  course: ManagedCourseFieldsFragment
  /** Typed changes would not be part of what is published. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

/** Publishes or unpublishes behind its popup (spec 1.4.6, 2.4.1, 2.4.2). */
export function PublishButton({ course: { key, name, version, published }, unsaved, reload }: PublishButtonProps) {
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
