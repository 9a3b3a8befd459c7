import type { ContentItem, SectionItem } from '#table/content.ts'
import { byName } from '#domain/progress/by-name.ts'

/** What the API says of a section to administrators. */
export const sectionReply = ({ key, contentKey, name, url, instructions, tasks, version }: SectionItem) => ({
  key,
  contentKey,
  name,
  url,
  instructions,
  tasks,
  version,
})

/** What the API says of a content to administrators: its sections by name (spec 3.2.1, 3.9.12). */
export const contentReply = (item: ContentItem, sections: readonly SectionItem[]) => ({
  key: item.key,
  name: item.name,
  url: item.url,
  instructions: item.instructions,
  descText: item.descText,
  descBody: item.descBody,
  sections: [...sections].sort(byName).map(sectionReply),
  version: item.version,
})
