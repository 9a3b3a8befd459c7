import { captionsFileOf, type TaskItem } from '#table/task.ts'

/** Where a Lecture's captions lie, and those that they replaced, which may not be removed yet. */
export const captionsFiles = (lecture: TaskItem): string[] =>
  [captionsFileOf(lecture), lecture.captionsFile?.replaced].flatMap((name) =>
    name === undefined ? [] : [`lectures/${lecture.key}/${name}`],
  )
