import type { ContentItem, SectionItem } from '#table/content.ts'
import { contents, sectionsOf } from '#table/keys.ts'
import { byName } from '#domain/progress/by-name.ts'
import { queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { contentReply } from './content-replies.ts'
import type { ContentDeps } from './content-deps.ts'

/**
 * The maximum contents whose sections are read concurrently: a thousand would wait for connections until they time out.
 */
const CONCURRENCY = 25

/** Lists every content by name with its sections in order (spec 3.2.1). */
export async function listContents({ table }: ContentDeps) {
  const all = await queryWholeIndex<ContentItem>(table, { index: 'gsi1', pk: contents.gsi1pk })
  const sections: SectionItem[][] = []
  for (let from = 0; from < all.length; from += CONCURRENCY) {
    const batch = all.slice(from, from + CONCURRENCY)
    sections.push(...(await Promise.all(batch.map(({ key }) => queryItems<SectionItem>(table, sectionsOf(key))))))
  }
  return all.map((content, index) => contentReply(content, sections[index] ?? [])).sort(byName)
}
