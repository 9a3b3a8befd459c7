import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '../../data/keys.ts'
import { listOf } from '../../data/list.ts'
import type { QuestionMessage } from '../../domain/messages/questions.ts'
import { fitsList } from '../../domain/questions/fits-list.ts'
import { LONGEST_LABEL } from '../../domain/questions/label.ts'
import { unknownNames } from '../../domain/questions/labels.ts'
import { Refusal } from '../shared/refusal.ts'
import { transactWrite } from '../shared/transact.ts'
import type { QuestionsDeps } from './deps.ts'

/** Two administrators adding at once try again on what the other wrote; more than this at once is a fault. */
const TRIES = 20

/**
 * Adds what is new to the list at `key` and returns the whole list. Nothing is ever removed or moved, so a value's
 * position is its number for good (spec 2.4.16; decisions 2.3). Names are compared without case (decisions, 2.4). Values of one letter are refused with `short`,
 * longer ones than 100 letters with 'label-long', a list that would grow too long with 'list-full'.
 */
export async function saveList(
  key: Key,
  values: readonly string[],
  short: QuestionMessage,
  { table }: QuestionsDeps,
): Promise<string[]> {
  const wanted = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))]
  if (wanted.some((value) => value.length < 2)) throw new Refusal(short)
  if (wanted.some((value) => value.length > LONGEST_LABEL)) throw new Refusal('label-long')
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))
    const list = listOf(Item)
    const missing = unknownNames(wanted, list.values)
    if (missing.length === 0) return list.values
    const all = [...list.values, ...missing]
    if (!fitsList(all)) throw new Refusal('list-full')
    const written = await transactWrite(table, [
      {
        Put: {
          Item: { ...key, type: 'list', values: all, version: list.version + 1 },
          ConditionExpression: list.version === 0 ? 'attribute_not_exists(pk)' : 'version = :seen',
          ...(list.version === 0 ? {} : { ExpressionAttributeValues: { ':seen': list.version } }),
        },
      },
    ])
    if (written.ok) return all
  }
  throw new Error('The list is being changed too often')
}
