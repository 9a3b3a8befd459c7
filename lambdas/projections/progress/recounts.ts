import type { DynamoDBStreamEvent } from 'aws-lambda'
import { type ContentItem, type SectionItem, recountItem } from '#table/content.ts'
import type { TaskItem } from '#table/task.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Image = TaskItem | SectionItem | ContentItem | { type: 'other' }

const contentOf = (image: Image): string | undefined => {
  if (image.type === 'task' || image.type === 'section') return image.contentKey
  return image.type === 'content' ? image.key : undefined
}

/**
 * Marks the contents in which tasks came or went, also with their section, into the recycle bin or out of it: `recountContents` then counts
 * again how far their students are. Repeatable: a content has one mark. 1 write unit a content.
 */
export async function projectRecounts(
  { Records: records }: DynamoDBStreamEvent,
  { table, now }: { table: Table; now: () => number },
): Promise<void> {
  const changed = new Set<string>()
  for (const { dynamodb } of records) {
    const [before, after] = [streamImage<Image>(dynamodb?.OldImage), streamImage<Image>(dynamodb?.NewImage)]
    const image = before ?? after
    const content = before !== undefined && after !== undefined ? undefined : image && contentOf(image)
    if (content !== undefined) changed.add(content)
  }
  await batchPut(
    table,
    [...changed].map((content) => recountItem(content, now())),
  )
}
