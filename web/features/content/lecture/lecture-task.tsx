import { Stack } from '#web/ui/layout/stack.tsx'
import type { TaskBodyProps } from '../task-body.ts'
import { LectureName } from './lecture-name.tsx'
import { LectureVideo } from './lecture-video.tsx'
import { UploadArea } from './upload-area.tsx'

/** A Lecture's page: its name and, below it, the upload of its video or the video (spec 3.2.10). */
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
