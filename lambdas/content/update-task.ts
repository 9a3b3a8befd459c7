import type { UpdateTaskInput } from '#generated/schema.ts'
import { taskKey, taskTextKey } from '#table/keys.ts'
import { indexOfTask, type TaskItem, type TaskTextItem, testTaskOf } from '#table/task.ts'
import { checkTask } from '#domain/content/check-task.ts'
import { MAX_TEXT } from '#domain/content/check-texts.ts'
import { isSameTask } from '#domain/content/same-task.ts'
import { countWords } from '#domain/content/study-time.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { checkDrawable } from './check-drawable.ts'
import type { ContentDeps } from './content-deps.ts'
import { retainImages, sanitisedText } from '#lambdas/rich-text/sanitised-text.ts'
import { linkedType, linkWrites } from './task-links.ts'
import { renameWrites } from './rename-writes.ts'
import { fieldsOfType } from './task-fields.ts'
import { taskReply } from './content-replies.ts'

/** Keeps a Lecture's files: only uploads, whose bytes are checked, can set them. */
const filesOf = ({
  fileName,
  fileDetails,
  captionsName,
  captionsFile,
  captionsReviewed,
  upload,
  renditions,
}: TaskItem) => ({
  ...(fileName === undefined ? {} : { fileName }),
  ...(fileDetails === undefined ? {} : { fileDetails }),
  ...(captionsName === undefined ? {} : { captionsName }),
  ...(captionsFile === undefined ? {} : { captionsFile }),
  ...(captionsReviewed === undefined ? {} : { captionsReviewed }),
  ...(upload === undefined ? {} : { upload }),
  ...(renditions === undefined ? {} : { renditions }),
})

/** The fields that an edit may change. */
const EDITABLE_FIELDS = [
  ...([
    'name',
    'tags',
    'numOfQuestions',
    'percentEasy',
    'caseStudies',
    'minQuestions',
    'maxQuestions',
    'timeAllowed',
  ] as const),
  ...(['attempts', 'passGrade', 'scoring', 'reserved'] as const),
  ...(['linkedContentKey', 'linkedSectionKey', 'linkedTaskKey'] as const),
]

const isSameText = async (table: Table, key: string, text: string) =>
  (await getItem<TaskTextItem>(table, taskTextKey(key), { consistent: true }))?.text === text

/**
 * Changes a task (spec 3.7.7) that the administrator saw at `version`. The transaction reserves a new name, frees the
 * old one, and updates the counts of link targets. Throws 'nothing-changed' (spec 3.5.5), and rejects a test that the
 * bank cannot draw (spec 3.5.15).
 */
export const updateTask = (input: UpdateTaskInput, deps: ContentDeps) =>
  retryOnConflict({ failure: 'A task could not be changed' }, () => update(input, deps))

async function update(input: UpdateTaskInput, { table, retainImage }: ContentDeps) {
  const at = taskKey(input.contentKey, input.sectionKey, input.key)
  const before = await getItem<TaskItem>(table, at, { consistent: true })
  if (!before) throw new Refusal('task-not-found')
  const isReading = before.taskType === 'Reading'
  const { text, body } = await sanitisedText(isReading ? (input.text ?? '') : '', MAX_TEXT.reading)
  const checked = checkTask({ ...input, type: before.taskType }, body, { stored: true })
  if (!checked.ok) throw new Refusal(checked.code)
  if (before.version !== input.version) throw new Refusal('task-changed')
  await retainImages(text, { retainImage })
  const draft: TaskItem = {
    ...at,
    type: 'task',
    key: before.key,
    contentKey: before.contentKey,
    sectionKey: before.sectionKey,
    taskType: before.taskType,
    name: checked.name,
    url: checked.url,
    ...filesOf(before),
    // Undefined, from a client that does not know reserved tests, keeps the stored value; null means not reserved.
    ...fieldsOfType(before.taskType, {
      ...input,
      reserved: input.reserved === undefined ? before.reserved : input.reserved,
    }),
    ...(isReading && { words: countWords(body) }),
    linkedBy: before.linkedBy,
    version: input.version + 1,
  }
  const test = testTaskOf(draft)
  if (isSameTask(before, draft, EDITABLE_FIELDS) && (!isReading || (await isSameText(table, before.key, text))))
    throw new Refusal('nothing-changed')
  const { tags, guards } = test ? await checkDrawable(test, table) : { tags: undefined, guards: [] }
  if (tags) draft.tags = tags
  const after = { ...draft, ...indexOfTask(draft), ...(await linkedType(table, draft)) }
  const words = { taskName: after.name, text, body }
  const textItem: TaskTextItem = { ...taskTextKey(before.key), type: 'task-text', ...words, version: after.version }
  const links = linkWrites(before, after)
  const writes: Write[] = [
    {
      Put: {
        Item: after,
        ...ifEqual({ version: input.version, linkedBy: before.linkedBy }),
      },
    },
    ...links,
    ...(isReading ? [{ Put: { Item: textItem } }] : []),
    ...renameWrites(`TASK#${before.sectionKey}`, before, after.url),
  ]
  const written = await transactWrite(table, [...writes, ...guards])
  if (!written.ok) {
    // The list of tags has changed since it was read, so the call retries.
    if (written.index >= writes.length) return CONFLICT
    if (written.index === 0) throw new Refusal('task-changed')
    if (written.index <= links.length) throw new Refusal(written.item ? 'link-to-link' : 'link-empty')
    throw new Refusal(before.taskType === 'Lecture' ? 'lecture-name-taken' : 'task-name-taken')
  }
  return taskReply(after, isReading ? textItem : undefined)
}
