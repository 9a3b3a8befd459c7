import { useState } from 'react'
import { contentMessages, contentSuccess } from '../../../../domain/messages/content.ts'
import { unknownFailure } from '../../../../domain/messages/failures.ts'
import { CreateVideoUploadDocument, UpdateTaskDocument } from '../../../../generated/operations.ts'
import { mutate } from '../../../lib/api.ts'
import { AppError } from '../../../lib/app-error.ts'
import { showError, showMessage } from '../../../lib/message-store.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Row } from '../../../ui/row.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { useAuthoring } from '../use-authoring.ts'
import { putFile, storageError } from './upload/put-file.ts'

type CaptionsFieldProps = { task: TaskBodyProps['view']['task']; reload: TaskBodyProps['reload'] }

const MOST_BYTES = 5 * 1024 * 1024

/** Whether a file holds captions: a .vtt file begins with WEBVTT, perhaps behind a byte order mark. */
async function isCaptions(file: File): Promise<boolean> {
  if (!/\.vtt$/i.test(file.name) || file.size > MOST_BYTES) return false
  return (await file.slice(0, 16).text()).replace(/^\uFEFF/, '').startsWith('WEBVTT')
}

/** The captions beside a lecture's video: one .vtt file, which can be replaced and taken away. */
export function CaptionsField({ task, reload }: CaptionsFieldProps) {
  const author = useAuthoring()
  const [busy, setBusy] = useState(false)
  const { contentKey, sectionKey, key, version, name, fileName, fileDetails } = task
  const save = async (captionsName: string | null) => {
    const input = { contentKey, sectionKey, key, version, name, fileName, fileDetails, captionsName }
    await author(UpdateTaskDocument, { input })
    showMessage(contentSuccess.taskUpdated(name))
  }
  const send = async (file: File) => {
    if (!(await isCaptions(file))) throw new AppError('file-type', contentMessages['file-type'])
    const { createVideoUpload } = await mutate(CreateVideoUploadDocument, { taskKey: key, fileName: file.name })
    const reply = await putFile(createVideoUpload.url, file.slice(), new AbortController().signal, () => undefined)
    if (reply.status >= 300) throw new AppError('storage', storageError(reply))
    await save(createVideoUpload.fileName)
  }
  const run = async (work: Promise<void>) => {
    setBusy(true)
    try {
      await work
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
        <Button variant="secondary" onClick={() => void run(save(null))}>
          Remove captions
        </Button>
      </Row>
    )
  }
  return (
    <FileDrop
      label="Add captions"
      hint="A .vtt file. Optional, for those who cannot hear the video"
      accept=".vtt,text/vtt"
      onFile={(file) => void run(send(file))}
    />
  )
}
