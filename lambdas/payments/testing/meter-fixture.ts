import {
  type DynamoDBDocumentClient,
  GetCommand,
  type GetCommandOutput,
  QueryCommand,
  type QueryCommandOutput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'

type Item = Record<string, unknown>
export type Units = { read: number; write: number }

const bytes = (text: string) => Buffer.byteLength(text)
const digits = (value: number) => Math.ceil(String(Math.abs(value)).replace(/[.-]/g, '').length / 2) + 1

/**
 * Returns a value's size by AWS's rules (UTF-8 strings, half a byte per digit, 3 bytes per list or map plus 1 per
 * entry).
 */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return bytes(value)
  if (typeof value === 'number') return digits(value)
  if (Array.isArray(value)) return 3 + value.reduce<number>((sum, part) => sum + 1 + sizeOf(part), 0)
  if (typeof value === 'object' && value !== null) return 3 + itemSize(value as Item) + Object.keys(value).length
  return 1
}
const itemSize = (item: Item | undefined): number =>
  Object.entries(item ?? {}).reduce((sum, [name, value]) => sum + bytes(name) + sizeOf(value), 0)

const kilobytes = (...items: (Item | undefined)[]) => Math.max(1, Math.ceil(Math.max(...items.map(itemSize)) / 1024))

/** Returns the write units of updating one index: one per KB; a changed key is a delete and an insert. */
function indexUnits(index: 'gsi1' | 'gsi2', before: Item | undefined, after: Item | undefined): number {
  const key = (item: Item | undefined) =>
    item?.[`${index}pk`] === undefined ? undefined : `${String(item[`${index}pk`])} ${String(item[`${index}sk`])}`
  const [old, now] = [key(before), key(after)]
  if (old === now) return now === undefined ? 0 : kilobytes(before, after)
  return (old === undefined ? 0 : kilobytes(before)) + (now === undefined ? 0 : kilobytes(after))
}

/**
 * Returns the dependencies with a table that counts request units by AWS's rules, since DynamoDB Local undercounts
 * transactions. Also doubles a transaction's index entries, the more expensive reading of the rules
 * (docs/local-cloud.md).
 */
export function metered<Deps extends PaymentDeps>(deps: Deps): Deps & { units: Units } {
  const units: Units = { read: 0, write: 0 }
  const real: DynamoDBDocumentClient = deps.table.client
  const at = async (Key: Item) =>
    (await real.send(new GetCommand({ TableName: deps.table.name, Key, ConsistentRead: true }))).Item as
      Item | undefined
  const read = (size: number, consistent: boolean | undefined) =>
    (units.read += Math.max(1, Math.ceil(size / 4096)) * (consistent ? 1 : 0.5))
  const write = async (command: TransactWriteCommand) => {
    const keys = (command.input.TransactItems ?? []).map(({ Put, Update, Delete, ConditionCheck }) => {
      const { pk, sk } = (Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key ?? {}) as Item
      return { pk, sk }
    })
    const checks = (command.input.TransactItems ?? []).map(({ ConditionCheck }) => ConditionCheck !== undefined)
    const before = await Promise.all(keys.map(at))
    const reply = await real.send(command)
    const after = await Promise.all(keys.map(at))
    keys.forEach((_, n) => {
      const [old, now] = [before[n], after[n]]
      units.write += 2 * kilobytes(old, now)
      // A condition check writes no index.
      if (!checks[n]) units.write += 2 * (indexUnits('gsi1', old, now) + indexUnits('gsi2', old, now))
    })
    return reply
  }
  const update = async (command: UpdateCommand) => {
    const { pk, sk } = command.input.Key ?? {}
    const old = await at({ pk, sk })
    const reply = await real.send(command)
    const now = await at({ pk, sk })
    units.write += kilobytes(old, now) + indexUnits('gsi1', old, now) + indexUnits('gsi2', old, now)
    return reply
  }
  const table = interceptSends(deps.table, async (command, send) => {
    if (command instanceof TransactWriteCommand) return write(command)
    if (command instanceof UpdateCommand) return update(command)
    const reply = await send()
    if (command instanceof GetCommand) read(itemSize((reply as GetCommandOutput).Item), command.input.ConsistentRead)
    else if (command instanceof QueryCommand)
      read(
        ((reply as QueryCommandOutput).Items ?? []).reduce((sum, item) => sum + itemSize(item), 0),
        command.input.ConsistentRead,
      )
    else throw new Error('A command that the meter does not know')
    return reply
  })
  return { ...deps, table, units }
}
