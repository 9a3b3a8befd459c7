import { useState } from 'react'
import { checkCaptions } from '#domain/content/check-captions.ts'
import { MOST_SMALL_BYTES } from '#domain/content/file-size.ts'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { DeleteCaptionsDocument, SaveCaptionsDocument } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { sendFile } from '../files/send-file.ts'
import type { TaskBodyProps } from '../task-body.ts'
import { useAuthoring } from '../use-authoring.ts'

type CaptionsFieldProps = { task: TaskBodyProps['view']['task']; reload: TaskBodyProps['reload'] }

/** The message for a file that is no .vtt file, before the upload; the server checks again. */
async function checkFile(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, MOST_SMALL_BYTES + 1).arrayBuffer())
  const problem = checkCaptions(file.name, bytes)
  if (problem !== undefined) throw new AppError(problem, contentMessages[problem])
}

/** The captions beside a lecture's video: one .vtt file, which can be removed and replaced. */
export function CaptionsField({ task, reload }: CaptionsFieldProps) {
  const author = useAuthoring()
  const [busy, setBusy] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const { contentKey, sectionKey, key: taskKey, version, name } = task
  const place = { contentKey, sectionKey, taskKey, version }
  const send = async (file: File) => {
    await checkFile(file)
    const uploadKey = await sendFile(file)
    await author(SaveCaptionsDocument, { input: { ...place, uploadKey, fileName: file.name } })
  }
  const run = async (work: Promise<unknown>) => {
    setBusy(true)
    try {
      await work
      showMessage(contentSuccess.taskUpdated(name))
    } catch (error) {
      showError(error instanceof AppError ? error.message : unknownFailure)
    }
    await reload()
    setBusy(false)
  }
  if (busy) {
    return (
      <p role="status">
        <Spinner size="small" /> Saving the captions
      </p>
    )
  }
  if (task.captionsName !== null) {
    return (
      <Row between>
        <p>Captions: {task.captionsName}</p>
        <Button
          variant="secondary"
          onClick={() => {
            setConfirming(true)
          }}
        >
          Remove captions
        </Button>
        <ConfirmDialog
          open={confirming}
          title={contentPopups.removingCaptions}
          confirmLabel="Remove captions"
          danger
          onConfirm={() => {
            setConfirming(false)
            void run(author(DeleteCaptionsDocument, place))
          }}
          onCancel={() => {
            setConfirming(false)
          }}
        >
          <p>The video is then shown without captions, until they are added again.</p>
        </ConfirmDialog>
      </Row>
    )
  }
  return (
    <FileDrop
      label="Add captions"
      hint="A .vtt file of at most 5 MB. Optional, for those who cannot hear the video"
      accept=".vtt,text/vtt"
      onFile={(file) => void run(send(file))}
    />
  )
}
