import type { CreateTaskInput } from '#generated/schema.ts'
import { nameKey, sectionKey, taskKey, taskTextKey } from '#table/keys.ts'
import { indexOfTask, type TaskItem, type TaskTextItem, testTaskOf } from '#table/task.ts'
import { checkTask } from '#domain/content/check-task.ts'
import { MAX_TEXT } from '#domain/content/check-texts.ts'
import { countWords } from '#domain/content/study-time.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { type Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { checkDrawable } from './check-drawable.ts'
import { incrementCount } from './increment-count.ts'
import type { ContentDeps } from './content-deps.ts'
import { retainImages, sanitisedText } from '#lambdas/rich-text/sanitised-text.ts'
import { linkedType, linkWrites } from './task-links.ts'
import { fieldsOfType } from './task-fields.ts'
import { taskReply } from './content-replies.ts'

/**
 * Creates a task of any type (spec 3.7.6). One transaction writes and guards its name, its section's count, and its
 * link target's count. Rejects a test that the bank cannot draw (spec 3.5.15).
 */
export const createTask = (input: CreateTaskInput, deps: ContentDeps) =>
  retryOnConflict({ failure: 'A task could not be created' }, () => create(input, deps))

async function create(input: CreateTaskInput, { table, newKey, retainImage }: ContentDeps) {
  const { text, body } = await sanitisedText(input.type === 'Reading' ? (input.text ?? '') : '', MAX_TEXT.reading)
  const checked = checkTask(input, body)
  if (!checked.ok) throw new Refusal(checked.code)
  await retainImages(text, { retainImage })
  const { contentKey, sectionKey: section } = input
  const key = newKey()
  const draft: TaskItem = {
    ...taskKey(contentKey, section, key),
    type: 'task',
    key,
    contentKey,
    sectionKey: section,
    taskType: input.type,
    name: checked.name,
    url: checked.url,
    ...fieldsOfType(input.type, input),
    ...(input.type === 'Reading' && { words: countWords(body) }),
    linkedBy: 0,
    version: 1,
  }
  const test = testTaskOf(draft)
  const { tags, guards } = test ? await checkDrawable(test, table) : { tags: undefined, guards: [] }
  if (tags) draft.tags = tags
  const item = { ...draft, ...indexOfTask(draft), ...(await linkedType(table, draft)) }
  const words = { taskName: checked.name, text, body }
  const textItem: TaskTextItem = { ...taskTextKey(key), type: 'task-text', ...words, version: 1 }
  const writes: Write[] = [
    { Update: { Key: sectionKey(contentKey, section), ...incrementCount('tasks') } },
    { Put: { Item: { ...nameKey(`TASK#${section}`, checked.url), type: 'name', key }, ...ifAbsent } },
    { Put: { Item: item, ...ifAbsent } },
    ...(input.type === 'Reading' ? [{ Put: { Item: textItem } }] : []),
    ...linkWrites(undefined, item),
  ]
  const written = await transactWrite(table, [...writes, ...guards])
  if (!written.ok) {
    // The list of tags has changed since it was read, so the call retries.
    if (written.index >= writes.length) return CONFLICT
    if (written.index === 0) throw new Refusal('section-not-found')
    if (written.index === 1) throw new Refusal(input.type === 'Lecture' ? 'lecture-name-taken' : 'task-name-taken')
    throw new Refusal(written.item ? 'link-to-link' : 'link-empty')
  }
  return taskReply(item, input.type === 'Reading' ? textItem : undefined)
}
