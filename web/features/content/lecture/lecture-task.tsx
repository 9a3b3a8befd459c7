import { Stack } from '#web/ui/layout/stack.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { contentMessages, contentPopups, contentSuccess } from '#domain/messages/content.ts'
import { DeleteTaskDocument, UpdateTaskDocument } from '#generated/admin-operations.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EditForm } from '#web/ui/form/edit-form.tsx'
import { ChangedNotice } from '#web/ui/form/changed-notice.tsx'
import { ofChange } from '../content-form.ts'
import { taskErrors } from '../task-check.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useAuthoring } from '../use-authoring.ts'
import { useDeletion } from '../use-deletion.tsx'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { LectureVideo } from './lecture-video.tsx'
import { useEffect, useRef, useState } from 'react'
import { fileSize } from '#domain/content/file-size.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { cancelUpload, problemOf, resetUpload, startUpload, useUpload } from './upload/upload-store.ts'

type UploadAreaProps = { task: TaskBodyProps['view']['task']; reload: TaskBodyProps['reload'] }

/**
 * Uploads a lecture's video: ready, inProgress, DONE, canceled (spec 3.2.10, 3.4.5). Continues while other pages are
 * open.
 */
function UploadArea({ task: { contentKey, sectionKey, key, name }, reload }: UploadAreaProps) {
  const upload = useUpload(key)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const choices = useRef(0)
  const isSaved = upload.phase === 'done'
  useEffect(() => {
    if (!isSaved) return
    void reload().then(() => resetUpload(key))
  }, [isSaved, key, reload])

  /** Rejects a file that can’t be a video and keeps the previously selected one. */
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

function nameErrors({ name }: { name: string }, dirty: boolean) {
  const errors = taskErrors({ type: 'Lecture', name }, { stored: true })
  return errors.length > 0 ? errors : ofChange(() => [])({ name }, dirty)
}

/** The name of a Lecture with Update Name, Reset Name, and Delete Task (spec 3.2.10). */
function LectureName({ view: { task }, reload, onDone }: TaskBodyProps) {
  const author = useAuthoring()
  const edit = useEditForm({ name: task.name }, nameErrors, task.version)
  const { typed, version, dirty, outdated, reset, rebase } = edit
  const { contentKey, sectionKey, key } = task
  const place = { contentKey, sectionKey, key, version }
  const update = async () => {
    const { updateTask } = await author(UpdateTaskDocument, { input: { ...place, name: typed.name } })
    showMessage(contentSuccess.taskUpdated(updateTask.name))
    onDone()
  }
  const remove = useDeletion({
    ...{ name: task.name, label: 'Delete Task', title: contentPopups.deletingTask },
    place: { contentKey, sectionKey, taskKey: key },
    run: () => author(DeleteTaskDocument, place),
    onDone,
  })
  return (
    <>
      <UnsavedGuard when={dirty} />
      {outdated && <ChangedNotice message={contentMessages['task-changed']} onKeep={rebase} onTake={reset} />}
      <EditForm
        label="Task name"
        edit={edit}
        resetLabel="Reset Name"
        onOutdated={reload}
        submit={{
          label: 'Update Name',
          title: contentPopups.updatingTask,
          question: (
            <p>
              Name this lecture <strong>{typed.name.trim()}</strong>?
            </p>
          ),
          run: update,
        }}
        remove={remove}
      >
        <TextField name="name" label="Task Name" maxLength={200} />
      </EditForm>
    </>
  )
}

/** The page of a Lecture: its name, and the video or its upload (spec 3.2.10). */
export function LectureTask(props: TaskBodyProps) {
  const { view, reload } = props
  return (
    <Stack gap="large">
      <LectureName {...props} />
      {view.task.fileName === null ? (
        <UploadArea task={view.task} reload={reload} />
      ) : (
        <LectureVideo view={view} reload={reload} />
      )}
    </Stack>
  )
}
