import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { DeleteCaptionsDocument, ReviewCaptionsDocument, SaveCaptionsDocument } from '#generated/admin-operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { sendFile } from '#web/components/content/files/send-file.ts'
import type { TaskBodyProps } from '../task-body.ts'
import { useAuthoring } from '../use-authoring.ts'
import { captionsToSend } from './captions/read-captions-file.ts'

type CaptionsFieldProps = {
  task: TaskBodyProps['view']['task']
  reload: TaskBodyProps['reload']
  /** Whether the editor is open. While it is, only the editor saves. */
  editing: boolean
  onEdit: () => void
}

/** The captions of a lecture's video: a file that can be added, edited, marked as reviewed, and removed. */
export function CaptionsField({ task, reload, editing, onEdit }: CaptionsFieldProps) {
  const author = useAuthoring()
  const [confirming, setConfirming] = useState(false)
  const { contentKey, sectionKey, key: taskKey, version, name } = task
  const place = { contentKey, sectionKey, taskKey, version }
  const send = async (chosen: File) => {
    const file = await captionsToSend(chosen)
    const uploadKey = await sendFile(file)
    await author(SaveCaptionsDocument, { input: { ...place, uploadKey, fileName: file.name } })
  }
  const { isPending, mutate: run } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => showMessage(contentSuccess.taskUpdated(name)),
    onError: (error) => showError(error instanceof AppError ? error.message : unknownFailure),
    onSettled: reload,
  })
  if (isPending) {
    return (
      <p role="status">
        <Spinner size="small" /> Saving the captions
      </p>
    )
  }
  if (task.captionsName !== null) {
    return (
      <Stack gap="small">
        <Row>
          <p>Captions: {task.captionsName}</p>
          {task.captionsReviewed === true ? (
            <Badge tone="success">Reviewed</Badge>
          ) : (
            <Badge tone="accent">Unreviewed</Badge>
          )}
        </Row>
        {!editing && (
          <Row>
            <Button variant="secondary" onClick={onEdit}>
              Edit captions
            </Button>
            {task.captionsReviewed !== true && (
              <Button variant="secondary" onClick={() => run(() => author(ReviewCaptionsDocument, place))}>
                Mark as reviewed
              </Button>
            )}
            <Button variant="secondary" onClick={() => setConfirming(true)}>
              Remove captions
            </Button>
          </Row>
        )}
        <ConfirmDialog
          open={confirming}
          title={contentPopups.removingCaptions}
          confirmLabel="Remove captions"
          danger
          onConfirm={() => {
            setConfirming(false)
            run(() => author(DeleteCaptionsDocument, place))
          }}
          onCancel={() => setConfirming(false)}
        >
          <p>
            Remove the captions of <strong>{name}</strong>? Students watch it without captions until you add new ones.
            You can’t undo this.
          </p>
        </ConfirmDialog>
      </Stack>
    )
  }
  if (editing) return <p>No captions are saved yet</p>
  return (
    <Stack gap="small">
      <FileDrop
        label="Add captions"
        hint="A .vtt or .srt file of at most 5 MB. Optional, for those who cannot hear the video"
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        onFile={(file) => run(() => send(file))}
      />
      <Row>
        <Button variant="secondary" onClick={onEdit}>
          Write captions
        </Button>
      </Row>
    </Stack>
  )
}
