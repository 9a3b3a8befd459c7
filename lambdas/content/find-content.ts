import type { ContentItem, SectionItem } from '#table/content.ts'
import { contentTree, type Key, nameKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Returns a content by its URL with all of its sections and tasks. Throws 'content-not-found' (spec 3.2.3). */
export async function findContent(table: Table, url: string) {
  const name = await getItem<Key & { key: string }>(table, nameKey('CONTENT', url))
  const items = name ? await queryItems<ContentItem | SectionItem | TaskItem>(table, contentTree(name.key)) : []
  const content = items.find((item) => item.type === 'content')
  if (!content) throw new Refusal('content-not-found')
  return {
    content,
    sections: items.filter((item) => item.type === 'section'),
    tasks: items.filter((item) => item.type === 'task'),
  }
}

/** Returns a section by the URLs of its page, with its tasks. Throws 'section-not-found' (spec 3.2.5). */
export async function findSection(table: Table, urls: { contentUrl: string; sectionUrl: string }) {
  const { content, sections, tasks } = await findContent(table, urls.contentUrl)
  const section = sections.find(({ url }) => url === urls.sectionUrl)
  if (!section) throw new Refusal('section-not-found')
  return { content, sections, section, tasks: tasks.filter(({ sectionKey }) => sectionKey === section.key) }
}
