import { importKey } from '#table/bank-keys.ts'
import type { ImportItem } from '#table/bank.ts'
import { ifPresent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type LabelKind, readList } from '#lambdas/questions/labels/labels.ts'
import { removeLabels } from '#lambdas/questions/labels/remove-labels.ts'

const KINDS: readonly LabelKind[] = ['tags', 'areas']

/** The attributes of an import with labels: those that it added, and those that its undo removed. */
const FIELDS = {
  tags: { added: 'newTags', gone: 'goneTags' },
  areas: { added: 'newAreas', gone: 'goneAreas' },
} as const

/** Returns the positions of labels that an import added and its undo has not checked. */
export const addedBy = (item: ImportItem, kind: LabelKind): number[] => [...(item[FIELDS[kind].added] ?? [])]

/** Returns how many labels of an import its undo has not checked. */
export const labelsLeft = (item: ImportItem): number => KINDS.reduce((sum, kind) => sum + addedBy(item, kind).length, 0)

/**
 * Removes positions from those that the import added; `gone`: the labels were removed, otherwise something else uses
 * them.
 */
const settle = (key: string, kind: LabelKind, positions: readonly number[], gone: boolean): Write => {
  const fields = FIELDS[kind]
  return {
    Update: {
      Key: importKey(key),
      UpdateExpression: `DELETE ${fields.added} :positions${gone ? ` ADD ${fields.gone} :positions` : ''}`,
      ...ifPresent,
      ExpressionAttributeValues: { ':positions': new Set(positions) },
    },
  }
}

async function settleKind(table: Table, key: string, kind: LabelKind): Promise<void> {
  for (;;) {
    const item = await getItem<ImportItem>(table, importKey(key), { consistent: true })
    const positions = item ? addedBy(item, kind) : []
    if (positions.length === 0) return
    const removed = await removeLabels(table, { kind, positions }, (some) => [settle(key, kind, some, true)])
    if (removed > 0) continue
    // A label that something else uses now is the academy's own.
    await transactWrite(table, [settle(key, kind, positions, false)])
    return
  }
}

/**
 * Removes the tags and areas that an import added and that nothing uses any more; others stay permanently. Records each
 * removal in its transaction, so that a repeated or interrupted call continues where it stopped.
 */
export async function removeImportLabels(table: Table, key: string): Promise<void> {
  for (const kind of KINDS) await settleKind(table, key, kind)
}

/** Returns the names of the tags and areas that the undo of an import has removed. */
export async function removedLabels(table: Table, item: ImportItem): Promise<{ tags: string[]; areas: string[] }> {
  const namesOf = async (kind: LabelKind): Promise<string[]> => {
    const gone = [...(item[FIELDS[kind].gone] ?? [])].sort((a, b) => a - b)
    if (gone.length === 0) return []
    const { values } = await readList(table, kind)
    return gone.flatMap((position) => values[position] ?? [])
  }
  return { tags: await namesOf('tags'), areas: await namesOf('areas') }
}
