import { useState } from 'react'
import { optionWords } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { failureText } from './failure-text.ts'
import { type ManagedCourseFacts, useAlignCourses } from './use-managed-course.ts'

type DifferingOptionsProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  /** Typed changes would not be part of what the options get. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

/** Says which options of the course have other contents, and offers to bring them in line (decisions 2.5.20). */
export function DifferingOptions({ course, facts, unsaved, reload }: DifferingOptionsProps) {
  const [confirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useAlignCourses()
  const { differing, contents } = facts
  if (differing.length === 0) return null
  const own = course.content.flatMap((key) => contents.find((choice) => choice.key === key)?.name ?? []).join(', ')
  const align = async () => {
    try {
      await mutateAsync({ key: course.key, version: course.version })
      showMessage(optionWords.aligned(course.name))
    } catch (error) {
      showError(failureText(error))
      if (error instanceof AppError) await reload()
    }
    setConfirming(false)
  }
  return (
    <Notice tone="accent" role="status">
      <Stack gap="small">
        <p>{optionWords.differ}</p>
        <ul>
          {differing.map(({ key, onlineDays, contents: names, editable }) => (
            <li key={key}>
              {optionWords.option(onlineDays, names.join(', '))}
              {!editable && ` (${optionWords.locked})`}
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="secondary"
            disabled={unsaved || differing.some(({ editable }) => !editable)}
            onClick={() => setConfirming(true)}
          >
            {optionWords.align}
          </Button>
        </div>
        <ConfirmDialog
          open={confirming}
          title={optionWords.aligning}
          confirmLabel={optionWords.align}
          busy={isPending}
          onConfirm={() => void align()}
          onCancel={() => setConfirming(false)}
        >
          <p>{optionWords.question(course.name, own)}</p>
        </ConfirmDialog>
      </Stack>
    </Notice>
  )
}
