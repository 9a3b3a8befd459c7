import { regradesOfQuestionKey } from '#table/bank-keys.ts'
import type { QuestionRegradesItem } from '#table/regrade.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** A question's applied regrades and the running one; version 0: there was none. */
export type QuestionRegrades = Pick<QuestionRegradesItem, 'applied' | 'running' | 'version'>

export async function readQuestionRegrades(question: number, table: Table): Promise<QuestionRegrades> {
  const item = await getItem<QuestionRegradesItem>(table, regradesOfQuestionKey(question), { consistent: true })
  return item ?? { applied: [], version: 0 }
}

/** Stores a question's regrades if they are as read. */
export function putQuestionRegrades(
  question: number,
  seen: QuestionRegrades,
  { applied, running }: { applied: readonly string[]; running?: string },
): Write {
  const Item: QuestionRegradesItem = {
    ...regradesOfQuestionKey(question),
    type: 'question-regrades',
    applied: [...applied],
    ...(running === undefined ? {} : { running }),
    version: seen.version + 1,
  }
  return { Put: { Item, ...ifVersion(seen.version) } }
}
