import type { ContentItem, SectionItem } from '../../data/content.ts'
import { contents, sectionsOf } from '../../data/keys.ts'
import { byName } from '../../domain/progress/by-name.ts'
import { queryIndex } from '../shared/query-index.ts'
import { queryItems } from '../shared/query-items.ts'
import type { Table } from '../shared/table.ts'
import { contentReply } from './content-reply.ts'
import type { AuthoringDeps } from './deps.ts'

const PAGE = 100

async function allContents(table: Table): Promise<ContentItem[]> {
  const all: ContentItem[] = []
  let from: Record<string, unknown> | undefined
  do {
    const { items, next } = await queryIndex<ContentItem>(table, {
      index: 'gsi1',
      pk: contents.gsi1pk,
      limit: PAGE,
      from,
    })
    all.push(...items)
    from = next
  } while (from)
  return all
}

/** Every content with its sections, each by name (spec 3.2.1): the index, and the sections of each content. */
export async function listContents({ table }: AuthoringDeps) {
  const all = await allContents(table)
  const sections = await Promise.all(all.map(({ key }) => queryItems<SectionItem>(table, sectionsOf(key))))
  return all.map((content, index) => contentReply(content, sections[index] ?? [])).sort(byName)
}
