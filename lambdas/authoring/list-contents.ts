import type { ContentItem, SectionItem } from '../../data/content.ts'
import { contents, sectionsOf } from '../../data/keys.ts'
import { byName } from '../../domain/progress/by-name.ts'
import { queryWholeIndex } from '../shared/query-index.ts'
import { queryItems } from '../shared/query-items.ts'
import { contentReply } from './content-reply.ts'
import type { AuthoringDeps } from './deps.ts'

/** Every content with its sections, each by name (spec 3.2.1): the index, and the sections of each content. */
export async function listContents({ table }: AuthoringDeps) {
  const all = await queryWholeIndex<ContentItem>(table, { index: 'gsi1', pk: contents.gsi1pk })
  const sections = await Promise.all(all.map(({ key }) => queryItems<SectionItem>(table, sectionsOf(key))))
  return all.map((content, index) => contentReply(content, sections[index] ?? [])).sort(byName)
}
