import type { TaskItem } from '../../data/task.ts'

/** Where a Lecture's video and captions lie: lectures/{taskKey}/{fileName} (spec 3.3.5). */
export const lectureFiles = ({ key, fileName, captionsName }: TaskItem): string[] =>
  [fileName, captionsName].flatMap((name) => (name === undefined ? [] : [`lectures/${key}/${name}`]))
