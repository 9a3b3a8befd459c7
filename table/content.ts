import type { Key } from './keys.ts'

/**
 * The order that an administrator has stored, as keys, and how many times one was stored; absent: by name, never stored. Keys of what is
 * gone stay (domain/content/in-order.ts).
 */
type Order<Name extends string> = { [Key in Name]?: string[] } & { orderVersion?: number }

/** A block of course material (spec 3.3.1); `sections` and `usedBy` (courses) are counts. */
export type ContentItem = Key & {
  type: 'content'
  gsi1pk: string
  gsi1sk: string
  key: string
  name: string
  url: string
  instructions: string
  descText: string
  descBody: string
  sections: number
  usedBy: number
  /** The name of the content that it was copied from, for the audit. */
  copiedFrom?: string
  version: number
} & Order<'sectionOrder'>

/** A part of a content (spec 3.3.2); `tasks` is a count. */
export type SectionItem = Key & {
  type: 'section'
  key: string
  contentKey: string
  name: string
  url: string
  instructions: string
  tasks: number
  version: number
} & Order<'taskOrder'>
