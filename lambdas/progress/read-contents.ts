import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentTree } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** A content with its sections and tasks, in the table's order. */
export type ContentTree = { content: ContentItem; sections: SectionItem[]; tasks: TaskItem[] }

async function readTree(table: Table, key: string): Promise<ContentTree[]> {
  const items = await queryItems<ContentItem | SectionItem | TaskItem>(table, contentTree(key))
  return items.flatMap((content) =>
    content.type === 'content'
      ? {
          content,
          sections: items.filter((item) => item.type === 'section'),
          tasks: items.filter((item) => item.type === 'task'),
        }
      : [],
  )
}

/** The trees of these contents, in this order, read side by side; a content that is gone is left out. */
export const readContents = async (table: Table, keys: readonly string[]): Promise<ContentTree[]> =>
  (await Promise.all(keys.map((key) => readTree(table, key)))).flat()
