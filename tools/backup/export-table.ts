import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { lineOfItem } from './item-line.ts'
import { type BackupTable, scanItems } from './scan-items.ts'

/**
 * Writes every item of the table into a file of lines, a line each; refuses a file that is there already. Says how far it
 * is; gives how many there were.
 */
export async function exportTable(
  table: BackupTable,
  file: string,
  progress: (items: number) => void = () => undefined,
): Promise<number> {
  let items = 0
  const lines = async function* () {
    for await (const item of scanItems(table)) {
      yield `${lineOfItem(item)}\n`
      items += 1
      if (items % 1_000 === 0) progress(items)
    }
  }
  await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return items
}
