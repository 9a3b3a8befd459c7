import { regradesOfQuestionKey } from '#table/bank-keys.ts'
import type { QuestionRegradesItem } from '#table/regrade.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

/** What is applied of a question's regrades, and which is at work; version 0: none ever was. */
export type QuestionRegrades = Pick<QuestionRegradesItem, 'applied' | 'running' | 'version'>

export async function readQuestionRegrades(question: number, table: Table): Promise<QuestionRegrades> {
  const item = await getItem<QuestionRegradesItem>(table, regradesOfQuestionKey(question), { consistent: true })
  return item ?? { applied: [], version: 0 }
}

/** The list of a question's regrades, on the condition that it is as it was read. */
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
