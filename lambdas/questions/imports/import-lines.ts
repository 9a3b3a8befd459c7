import { type ImportLine, type ImportLineItem, importLinesItem, type ImportLinesItem, linesOf } from '#table/bank.ts'
import { importLines } from '#table/bank-keys.ts'
import { type Key } from '#table/keys.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import type { BankWrite } from '#lambdas/questions/bank/question-writes.ts'

type StoredLines = ImportLinesItem | ImportLineItem

/** A line of an import, and its item. */
export type HeldLine = ImportLine & { item: StoredLines }

/** Lines of an import in the order of their questions, and the items that were read. */
export type ReadLines = { lines: HeldLine[]; items: StoredLines[] }

/** Reads the lines of at most `limit` items, each with those of one transaction (until decision 0097: one line). */
export async function readLines(
  table: Table,
  batch: string,
  { limit, consistent = false }: { limit?: number; consistent?: boolean } = {},
): Promise<ReadLines> {
  const items = await queryItems<StoredLines>(table, {
    ...importLines(batch),
    consistent,
    ...(limit === undefined ? {} : { limit }),
  })
  return { lines: items.flatMap((item) => linesOf(item).map((line) => ({ ...line, item }))), items }
}

/** Stores the lines of a transaction; nothing if there are none. */
export const addLines = (batch: string, lines: readonly ImportLine[]): BankWrite[] =>
  lines.length === 0 ? [] : [{ write: { Put: { Item: importLinesItem(batch, lines) } }, guards: 'nothing' }]

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk })

/** Groups lines by their item. */
function byItem<Line extends HeldLine>(lines: readonly Line[]): { item: StoredLines; held: Line[] }[] {
  const items = new Map<string, { item: StoredLines; held: Line[] }>()
  for (const line of lines) {
    const group = items.get(line.item.sk) ?? { item: line.item, held: [] }
    group.held.push(line)
    items.set(line.item.sk, group)
  }
  return [...items.values()]
}

/** Returns the names of lines within an item, and the condition that each is as it was read. */
function ifUnchanged(held: readonly HeldLine[]) {
  return {
    ConditionExpression: held.map((_, n) => `#lines.#q${n}.#time = :read${n}`).join(' AND '),
    ExpressionAttributeNames: {
      '#lines': 'lines',
      '#time': 'time',
      ...Object.fromEntries(held.map(({ id }, n) => [`#q${n}`, String(id)])),
    },
    ExpressionAttributeValues: Object.fromEntries(held.map(({ time }, n) => [`:read${n}`, time])),
  }
}

/** Removes lines, each only if it is as it was read. An empty item stays until `removeEmpty`. */
export const removeLines = (lines: readonly HeldLine[]): BankWrite[] =>
  byItem(lines).map(({ item, held }): BankWrite => {
    if (item.type === 'import-line')
      return { write: { Delete: { Key: keyOf(item), ...ifEqual({ time: item.time }) } }, guards: 'question' }
    const update = { UpdateExpression: `REMOVE ${held.map((_, n) => `#lines.#q${n}`).join(', ')}` }
    return { write: { Update: { Key: keyOf(item), ...withCondition(update, ifUnchanged(held)) } }, guards: 'question' }
  })

/** Sets the time of lines to that of a later version of the same import, each only if it is as it was read. */
export const renewLines = (lines: readonly (HeldLine & { renewed: number })[]): BankWrite[] =>
  byItem(lines).map(({ item, held }): BankWrite => {
    const values = Object.fromEntries(held.map(({ renewed }, n) => [`:renewed${n}`, renewed]))
    if (item.type === 'import-line') {
      const update = {
        UpdateExpression: 'SET #time = :renewed0',
        ExpressionAttributeNames: { '#time': 'time' },
        ExpressionAttributeValues: values,
      }
      const write = { Update: { Key: keyOf(item), ...withCondition(update, ifEqual({ time: item.time })) } }
      return { write, guards: 'question' }
    }
    const update = {
      UpdateExpression: `SET ${held.map((_, n) => `#lines.#q${n}.#time = :renewed${n}`).join(', ')}`,
      ExpressionAttributeValues: values,
    }
    return { write: { Update: { Key: keyOf(item), ...withCondition(update, ifUnchanged(held)) } }, guards: 'question' }
  })

/** Removes these items if they are empty; if an undo stops before, the next one does it. */
export async function removeEmpty(table: Table, items: readonly StoredLines[]): Promise<void> {
  const empty = {
    ConditionExpression: 'attribute_not_exists(pk) OR size(#lines) = :none',
    ExpressionAttributeNames: { '#lines': 'lines' },
    ExpressionAttributeValues: { ':none': 0 },
  }
  const writes = items.flatMap((item) =>
    item.type === 'import-lines' ? [{ Delete: { Key: keyOf(item), ...empty } }] : [],
  )
  if (writes.length > 0) await transactWrite(table, writes)
}
