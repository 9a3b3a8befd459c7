import { type BackupTable, scanItems } from '#tools/backup/backup.ts'

/** The number of items of each kind, such as `USER/progress`: the partition's prefix and the item's type. */
export type KindCounts = ReadonlyMap<string, number>

const SEGMENTS = 4
const PROGRESS_EVERY = 10_000

const kindOf = (pk: string, type: string | undefined) => {
  const [prefix = ''] = pk.split('#')
  return type === undefined ? prefix : `${prefix}/${type}`
}

/** Counts a table's items by kind in parallel segments, and the read units used. */
export async function countKinds(
  table: BackupTable,
  onProgress: (items: number) => void = () => undefined,
): Promise<{ counts: KindCounts; units: number }> {
  const counts = new Map<string, number>()
  let [items, units] = [0, 0]
  const countSegment = async (index: number) => {
    const part = {
      segment: { index, of: SEGMENTS },
      attributes: ['pk', 'type'],
      onUnits: (more: number) => {
        units += more
      },
    }
    for await (const { pk, type } of scanItems(table, part)) {
      const kind = kindOf(pk?.S ?? '', type?.S)
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      items += 1
      if (items % PROGRESS_EVERY === 0) onProgress(items)
    }
  }
  await Promise.all(Array.from({ length: SEGMENTS }, (_, index) => countSegment(index)))
  return { counts, units }
}
