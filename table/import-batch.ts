import { importKey, importLeftKey, importLinesKey, inImports } from './bank-keys.ts'
import { type Key } from './keys.ts'

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
export type ImportLine = { id: number; time: number; before?: number }

/**
 * The lines of one transaction of an import. `ids` are its questions in their order; `lines` are those that no undo has taken yet, by
 * number of the question.
 */
export type ImportLinesItem = Key & {
  type: 'import-lines'
  ids: readonly number[]
  lines: Readonly<Record<string, Omit<ImportLine, 'id'>>>
}

/** A line as it was stored until decision 0097: an item of its own. */
export type ImportLineItem = Key & { type: 'import-line' } & ImportLine

/** Items under a key that no other transaction of the batch has: of a number, no two versions have one time. */
export function importLinesItem(batch: string, lines: readonly ImportLine[]): ImportLinesItem {
  const ordered = lines.toSorted((a, b) => a.id - b.id)
  const [first = { id: 0, time: 0 }] = ordered
  return {
    ...importLinesKey(batch, first),
    type: 'import-lines',
    ids: ordered.map(({ id }) => id),
    lines: Object.fromEntries(ordered.map(({ id, ...line }) => [String(id), line])),
  }
}

/** The lines of an item that no undo has taken, in the order of their questions. */
export function linesOf(item: ImportLinesItem | ImportLineItem): ImportLine[] {
  if (item.type === 'import-line') return [item]
  return item.ids.flatMap((id) => {
    const line = item.lines[String(id)]
    return line ? [{ id, ...line }] : []
  })
}

/** A question that an undo found changed or deleted since, and left alone. */
export type ImportLeftItem = Key & { type: 'import-left'; id: number }

export const importLeftItem = (batch: string, id: number): ImportLeftItem => ({
  ...importLeftKey(batch, id),
  type: 'import-left',
  id,
})
