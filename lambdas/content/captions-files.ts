import { captionsFileOf, type TaskItem } from '#table/task.ts'

/** Returns the keys of a Lecture's captions, including replaced ones that may not be removed yet. */
export const captionsFiles = (lecture: TaskItem): string[] =>
  [captionsFileOf(lecture), lecture.captionsFile?.replaced].flatMap((name) =>
    name === undefined ? [] : [`lectures/${lecture.key}/${name}`],
  )
