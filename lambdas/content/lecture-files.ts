import type { TaskItem } from '#table/task.ts'

/** Where a Lecture's video and captions lie, and a video that is just being finished: lectures/{taskKey}/{fileName} (spec 3.3.5). */
export const lectureFiles = ({ key, fileName, captionsName, upload }: TaskItem): string[] =>
  [...new Set([fileName, captionsName, upload?.name])].flatMap((name) =>
    name === undefined ? [] : [`lectures/${key}/${name}`],
  )
