import type { BinKind, ContentBinKind } from '#domain/content/bin.ts'
import { binnedKey } from '#table/content.ts'
import { binnedQuestionKey, contentKey, type Key, sectionKey, taskKey } from '#table/keys.ts'

type BinnedPath = { contentKey?: string | null | undefined; sectionKey?: string | null | undefined; key: string }
/** Where a deleted item was, as the API identifies it. */
export type BinRef = BinnedPath & { kind: BinKind }

/** Returns the recycle bin key of a deleted content, section, task, or video. */
export function contentBinKey({
  kind,
  contentKey: named,
  sectionKey: section,
  key,
}: BinnedPath & { kind: ContentBinKind }): Key {
  const content = named ?? ''
  const at: Record<ContentBinKind, () => Key> = {
    content: () => contentKey(key),
    section: () => sectionKey(content, key),
    task: () => taskKey(content, section ?? '', key),
    video: () => taskKey(content, section ?? '', key),
  }
  return binnedKey(kind, at[kind]())
}

/** Returns an item's recycle bin key. */
export const binKeyOf = ({ kind, ...path }: BinRef): Key =>
  kind === 'question' ? binnedQuestionKey(path.key) : contentBinKey({ kind, ...path })
