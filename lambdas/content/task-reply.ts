import type { TaskItem, TaskTextItem } from '#table/task.ts'

/** What the API says of a task to administrators. */
export const taskReply = (task: TaskItem, text: TaskTextItem | undefined) => ({
  key: task.key,
  contentKey: task.contentKey,
  sectionKey: task.sectionKey,
  type: task.taskType,
  name: task.name,
  url: task.url,
  text: text?.text ?? null,
  body: text?.body ?? null,
  preview: null,
  fileName: task.fileName ?? null,
  fileDetails: task.fileDetails ?? null,
  captionsName: task.captionsName ?? null,
  tags: task.tags ?? null,
  numOfQuestions: task.numOfQuestions ?? null,
  percentEasy: task.percentEasy ?? null,
  minQuestions: task.minQuestions ?? null,
  maxQuestions: task.maxQuestions ?? null,
  timeAllowed: task.timeAllowed ?? null,
  attempts: task.attempts ?? null,
  passGrade: task.passGrade ?? null,
  linkedContentKey: task.linkedContentKey ?? null,
  linkedSectionKey: task.linkedSectionKey ?? null,
  linkedTaskKey: task.linkedTaskKey ?? null,
  version: task.version,
})
