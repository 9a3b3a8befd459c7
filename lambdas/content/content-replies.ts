import { inOrder } from '#domain/content/in-order.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import type { PublishedRenditions, TaskItem, TaskTextItem } from '#table/task.ts'

/** A section, as administrators see it in the API. */
export const sectionReply = ({
  key,
  contentKey,
  name,
  url,
  instructions,
  tasks,
  version,
  taskOrder,
  orderVersion,
}: SectionItem) => ({
  key,
  contentKey,
  name,
  url,
  instructions,
  tasks,
  version,
  taskOrder: taskOrder ?? null,
  orderVersion: orderVersion ?? null,
})

/** A content with its sections in order, as administrators see it in the API (spec 3.2.1, 3.9.12). */
export const contentReply = (item: ContentItem, sections: readonly SectionItem[]) => ({
  key: item.key,
  name: item.name,
  url: item.url,
  instructions: item.instructions,
  descText: item.descText,
  descBody: item.descBody,
  sections: inOrder(sections, item.sectionOrder).map(sectionReply),
  version: item.version,
  sectionOrder: item.sectionOrder ?? null,
  orderVersion: item.orderVersion ?? null,
})

type Rendition = PublishedRenditions['list'][number]

/** A rendition, as administrators see it in the API. */
export const renditionReply = ({ name, width, height, bandwidth, size }: Rendition) => ({
  name,
  width,
  height,
  bandwidth,
  size,
})

/** A task, as administrators see it in the API. */
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
  renditions: task.renditions?.list.map(renditionReply) ?? null,
  captionsReviewed: task.captionsName === undefined ? null : task.captionsReviewed !== undefined,
  tags: task.tags ?? null,
  numOfQuestions: task.numOfQuestions ?? null,
  percentEasy: task.percentEasy ?? null,
  caseStudies: task.caseStudies ?? null,
  minQuestions: task.minQuestions ?? null,
  maxQuestions: task.maxQuestions ?? null,
  timeAllowed: task.timeAllowed ?? null,
  attempts: task.attempts ?? null,
  passGrade: task.passGrade ?? null,
  scoring: task.scoring ?? null,
  reserved: task.reserved ?? false,
  linkedContentKey: task.linkedContentKey ?? null,
  linkedSectionKey: task.linkedSectionKey ?? null,
  linkedTaskKey: task.linkedTaskKey ?? null,
  version: task.version,
})
