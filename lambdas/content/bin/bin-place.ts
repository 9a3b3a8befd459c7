import type { BinKind, ContentBinKind } from '#domain/content/bin.ts'
import { binnedKey } from '#table/content.ts'
import { binnedQuestionKey, contentKey, type Key, sectionKey, taskKey } from '#table/keys.ts'

type Place = { contentKey?: string | null | undefined; sectionKey?: string | null | undefined; key: string }
/** What the API says of where something lay that was deleted. */
export type BinRef = Place & { kind: BinKind }

/** Where something of course content is in the bin. */
export function contentPlace({
  kind,
  contentKey: named,
  sectionKey: section,
  key,
}: Place & { kind: ContentBinKind }): Key {
  const content = named ?? ''
  const at: Record<ContentBinKind, () => Key> = {
    content: () => contentKey(key),
    section: () => sectionKey(content, key),
    task: () => taskKey(content, section ?? '', key),
    video: () => taskKey(content, section ?? '', key),
  }
  return binnedKey(kind, at[kind]())
}

/** Where it is in the bin. */
export const binPlace = ({ kind, ...place }: BinRef): Key =>
  kind === 'question' ? binnedQuestionKey(place.key) : contentPlace({ kind, ...place })
