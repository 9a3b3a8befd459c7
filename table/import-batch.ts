import { importKey, importLeftKey, importLineKey, inImports, type Key } from './keys.ts'

/**
 * A file that was imported: counts of what it added and changed, and of what is undone. Listed newest first. Positions in the lists
 * of tags and areas: `newTags`, `newAreas` that it added and its undo has not looked at, `goneTags`, `goneAreas` that its undo removed.
 */
export type ImportItem = Key & {
  type: 'import'
  gsi1pk: string
  gsi1sk: string
  key: string
  name: string
  author: string
  createdOn: number
  added: number
  changed: number
  undone: number
  /** When its undo began, epoch milliseconds. */
  undoneOn?: number
  newTags?: ReadonlySet<number>
  newAreas?: ReadonlySet<number>
  goneTags?: ReadonlySet<number>
  goneAreas?: ReadonlySet<number>
}

/** Keys and first fields of an imported file; counts are added to it as its rows are written. */
export const importItem = (batch: Pick<ImportItem, 'key' | 'name' | 'author' | 'createdOn'>): ImportItem => ({
  ...importKey(batch.key),
  ...inImports(batch.createdOn, batch.key),
  type: 'import',
  ...batch,
  added: 0,
  changed: 0,
  undone: 0,
})

/**
 * What an imported file did to a question: `time` is that of the version it wrote (the question is as the import left it
 * while its own time is that one), `before` that of the version to go back to; absent: it was added.
 */
export type ImportLineItem = Key & { type: 'import-line'; id: number; time: number; before?: number }

export const importLineItem = (
  batch: string,
  line: Pick<ImportLineItem, 'id' | 'time'> & { before?: number | undefined },
): ImportLineItem => ({
  ...importLineKey(batch, line.id),
  type: 'import-line',
  id: line.id,
  time: line.time,
  ...(line.before === undefined ? {} : { before: line.before }),
})

/** A question that an undo found changed or deleted since, and left alone. */
export type ImportLeftItem = Key & { type: 'import-left'; id: number }

export const importLeftItem = (batch: string, id: number): ImportLeftItem => ({
  ...importLeftKey(batch, id),
  type: 'import-left',
  id,
})
