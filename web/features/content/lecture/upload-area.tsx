import { useEffect, useRef, useState } from 'react'
import { fileSize } from '#domain/content/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { UploadProgress } from './upload-progress.tsx'
import { cancelUpload, problemOf, resetUpload, startUpload, useUpload } from './upload/upload-store.ts'

type UploadAreaProps = { task: TaskBodyProps['view']['task']; reload: TaskBodyProps['reload'] }

/**
 * The upload of a lecture's video: ready, inProgress, DONE, canceled (spec 3.2.10, 3.4.5). It continues while other
 * screens are open.
 */
export function UploadArea({ task: { contentKey, sectionKey, key, name }, reload }: UploadAreaProps) {
  const upload = useUpload(key)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const choices = useRef(0)
  const isSaved = upload.phase === 'done'
  useEffect(() => {
    if (!isSaved) return
    void reload().then(() => resetUpload(key))
  }, [isSaved, key, reload])

  /** A file that can’t be a video is refused here; the video that was chosen before stays. */
  const choose = async (chosen: File) => {
    choices.current += 1
    const choice = choices.current
    const wrong = await problemOf(chosen)
    if (choice !== choices.current) return
    setProblem(wrong)
    if (wrong === undefined) setFile(chosen)
  }
  const send = async () => {
    const wrong = await problemOf(file)
    setProblem(wrong)
    if (wrong !== undefined || file === undefined) return
    await startUpload({ place: { contentKey, sectionKey, taskKey: key }, name }, file)
  }
  return (
    <Card as="section" narrow aria-labelledby="video-heading">
      <h2 id="video-heading">Video</h2>
      {upload.phase === 'ready' ? (
        <>
          <FileDrop
            label={file === undefined ? 'Choose a video or drop it here' : file.name}
            hint={
              file === undefined
                ? 'An .mp4 file of at most 50 GB'
                : `${fileSize(file.size)}${problem === undefined ? '' : ', still selected'}. Choose another`
            }
            accept=".mp4,video/mp4"
            error={problem}
            onFile={(chosen) => void choose(chosen)}
          />
          <Row>
            <Button onClick={() => void send()}>Upload</Button>
          </Row>
        </>
      ) : (
        <UploadProgress upload={upload} onCancel={() => void cancelUpload(key)} onReset={() => resetUpload(key)} />
      )}
    </Card>
  )
}
