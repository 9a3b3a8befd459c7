import { regradeKey } from '#table/bank-keys.ts'
import { type RegradeItem, regradeItem } from '#table/regrade.ts'
import { ifEqual } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { Refusal } from '#lambdas/field/refusal.ts'

const ID = /^[\w-]{8,64}$/

/** Whether a text is a valid regrade id, in the format of client request ids. */
export const isRegradeId = (id: string): boolean => ID.test(id) && !id.startsWith('question-')

/** Whether e-mails of an applied regrade, or of its undo, are pending. */
export const isMailing = ({ mail, status, mailed, unmailed, cursor }: RegradeItem): boolean =>
  mail === true &&
  ((status === 'applied' && mailed !== cursor) || (status === 'undone' && mailed !== undefined && unmailed !== mailed))

/** Moves a regrade on if it is as read; its version covers its status and position. */
export function movedRegrade(job: RegradeItem, change: Partial<RegradeItem>): { job: RegradeItem; write: Write } {
  const next = { ...job, ...change, version: job.version + 1 }
  const item = regradeItem(next, { isMailing: isMailing(next) })
  return { job: item, write: { Put: { Item: item, ...ifEqual({ version: job.version }) } } }
}

/** Returns a regrade's current state. Throws 'regrade-not-found'. */
export async function getRegrade(id: string, table: Table): Promise<RegradeItem> {
  const job = isRegradeId(id) ? await getItem<RegradeItem>(table, regradeKey(id), { consistent: true }) : undefined
  if (!job) throw new Refusal('regrade-not-found')
  return job
}
