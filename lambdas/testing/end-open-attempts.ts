import type { Table } from '../shared/table.ts'
import { transactWrite } from '../shared/transact.ts'
import { type EndingProgress, findOpenAttempts } from './find-open-attempts.ts'
import { shortenWrites } from './shorten-writes.ts'

/** Attempts that are finished or begun meanwhile make it look again; more than this is a fault. */
const TRIES = 5

/**
 * Ends with its course what a student still sits: from `endTime` on the open attempts of a progress count as used and take
 * answers for 2 s more. Call it once the progress itself has ended, whoever ended it (spec 2.7.5): from then on no new
 * attempt holds (`confirmRunning`). Calling it again changes nothing; it costs a read unit when nothing is open.
 */
export async function endOpenAttempts(table: Table, ending: EndingProgress): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const open = await findOpenAttempts(table, ending)
    if (open.length === 0) return
    // Refused: finished meanwhile, which is just as well.
    for (const one of open) await transactWrite(table, shortenWrites(one, ending.endTime))
  }
  throw new Error(`Attempts of progress ${ending.progress} go on beyond its end`)
}
