import { createHash } from 'node:crypto'
import { regradeSeen, regradeSeenKey } from '#table/bank-keys.ts'
import type { RegradeItem, RegradeSeenItem } from '#table/regrade.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** Bytes of a hash: with a million students, two collide in one of 30 million dry runs. */
const HASH = 8

const hashOf = (id: string, uid: string): Buffer =>
  createHash('sha256').update(`${id}\n${uid}`).digest().subarray(0, HASH)

/** The students that a dry run has checked so far. */
export type SeenStudents = {
  has: (uid: string) => boolean
  /** Returns a step's writes of these students, under the version that it gives the regrade. */
  write: (uids: readonly string[], step: number) => Write[]
  /** Adds these students after the step was written. */
  add: (uids: readonly string[], step: number) => void
}

/**
 * Returns a reader of checked students, which reads again only if another call took the last step. A strong read unit
 * per 4 KB, about 400 students.
 */
export function seenReader(table: Table): (job: RegradeItem) => Promise<SeenStudents> {
  let read: { step: number; hashes: Set<string> } | undefined
  return async ({ id, version }) => {
    let { hashes } = read ?? { hashes: new Set<string>() }
    if (read?.step !== version) {
      const items = await queryItems<RegradeSeenItem>(table, { ...regradeSeen(id), consistent: true })
      hashes = new Set(
        items.flatMap(({ students }) =>
          Array.from({ length: students.length / HASH }, (_, i) =>
            Buffer.from(students.subarray(i * HASH, (i + 1) * HASH)).toString('hex'),
          ),
        ),
      )
      read = { step: version, hashes }
    }
    return {
      has: (uid) => hashes.has(hashOf(id, uid).toString('hex')),
      write: (uids, step) => {
        if (uids.length === 0) return []
        const students = Buffer.concat(uids.map((uid) => hashOf(id, uid)))
        const Item: RegradeSeenItem = { ...regradeSeenKey(id, step), type: 'regrade-seen', students }
        return [{ Put: { Item } }]
      },
      add: (uids, step) => {
        for (const uid of uids) hashes.add(hashOf(id, uid).toString('hex'))
        read = { step, hashes }
      },
    }
  }
}
