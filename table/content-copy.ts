import { copyingContent, contentCopyKey, type Key } from './keys.ts'

/**
 * The copy of a content while it is made (decision 0088). It lies where the copy will, which has no META before it is whole, so nothing
 * shows it; it holds what that will say. `phase` and `at`: what is done, by keys of the source's sections; absent: none of the phase.
 */
export type ContentCopyItem = Key & {
  type: 'content-copy'
  gsi1pk: string
  gsi1sk: string
  key: string
  source: string
  sourceName: string
  name: string
  url: string
  instructions: string
  descText: string
  descBody: string
  /** Who began it, and when (epoch milliseconds). */
  by: string
  startedOn: number
  phase: 'tasks' | 'links'
  at?: string
  /** Steps: two a section. `total` is as counted at the beginning. */
  done: number
  total: number
  /** It was cancelled: its name is free, and what it has copied is being taken away. */
  cancelled?: true
  version: number
}

export const contentCopyItem = (
  facts: Omit<ContentCopyItem, 'pk' | 'sk' | 'type' | 'gsi1pk' | 'gsi1sk'>,
): ContentCopyItem => ({
  ...contentCopyKey(facts.key),
  ...copyingContent(facts.startedOn, facts.key),
  type: 'content-copy',
  ...facts,
})
