import type { QueryAuthoredContentArgs } from '#generated/schema.ts'
import { contentReply } from './content-replies.ts'
import type { ContentDeps } from './content-deps.ts'
import { findContent } from './find-content.ts'

/** Returns a content by its URL, for its page (spec 3.2.3). */
export async function authoredContent({ contentUrl }: QueryAuthoredContentArgs, { table }: ContentDeps) {
  const { content, sections } = await findContent(table, contentUrl)
  return contentReply(content, sections)
}
