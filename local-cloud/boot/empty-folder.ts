import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Removes everything in the data folder but its lock. */
export function emptyFolder(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (name !== 'lock.json') rmSync(join(folder, name), { recursive: true, force: true })
  }
}
