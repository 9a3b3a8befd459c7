import { createHash } from 'node:crypto'
import { itemOfLine, lineOfItem, type StoredItem } from './item-line.ts'
import { readLines } from './read-lines.ts'
import { type BackupTable, scanItems } from './scan-items.ts'

/** How many items a backup and a table share, and the keys of those that only one has or that differ. */
export type Comparison = { same: number; onlyInFile: string[]; onlyInTable: string[]; different: string[] }

const keyOf = ({ pk, sk }: StoredItem) => `${pk?.S ?? ''} ${sk?.S ?? ''}`
const digest = (item: StoredItem) => createHash('sha256').update(lineOfItem(item)).digest('base64')

/** Holds every item of a backup against the table, field by field (by a digest of both). */
export async function compareTable(table: BackupTable, file: string): Promise<Comparison> {
  const saved = new Map<string, string>()
  for await (const line of readLines(file)) {
    const item = itemOfLine(line)
    saved.set(keyOf(item), digest(item))
  }
  const comparison: Comparison = { same: 0, onlyInFile: [], onlyInTable: [], different: [] }
  for await (const item of scanItems(table)) {
    const key = keyOf(item)
    const known = saved.get(key)
    saved.delete(key)
    if (known === undefined) comparison.onlyInTable.push(key)
    else if (known === digest(item)) comparison.same += 1
    else comparison.different.push(key)
  }
  comparison.onlyInFile.push(...saved.keys())
  return comparison
}
