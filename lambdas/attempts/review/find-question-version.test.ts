import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { questionKey } from '#table/bank-keys.ts'
import { type Key } from '#table/keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { deleteQuestion } from '#lambdas/questions/delete-question.ts'
import type { QuestionDeps } from '#lambdas/questions/question-deps.ts'
import { addDraft, aDraft, bankDeps, inputOf } from '#lambdas/questions/testing/bank-fixture.ts'
import { updateQuestion } from '#lambdas/questions/update-question.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { findQuestionVersion } from './find-question-version.ts'

const tables = testTables()
let table: Table
let now = 0
let deps: QuestionDeps
beforeEach(async () => {
  table = await tables.table()
  now = 5_000_000
  deps = { ...bankDeps(table), now: () => now }
})

/**
 * A table whose eventually consistent queries return the items of `stale`; consistent ones return all written items.
 */
const behind = (stale: Table): Table => ({
  name: table.name,
  client: new Proxy(table.client, {
    get: (client, name: keyof DynamoDBDocumentClient) => {
      if (name !== 'send') return client[name]
      return (command: QueryCommand) => {
        if (command.input.ConsistentRead) return client.send(command)
        return client.send(new QueryCommand({ ...command.input, TableName: stale.name }))
      }
    },
  }),
})

const partition = (id: number) => queryItems<Key>(table, { pk: questionKey(id).pk, consistent: true })

/** Returns every state that a query may read while these items change: each item before or after. */
function halfStates(before: readonly Key[], after: readonly Key[]): Key[][] {
  const places = [...new Set([...before, ...after].map(({ sk }) => sk))]
  const at = (items: readonly Key[], sk: string) => items.filter((item) => item.sk === sk)
  return Array.from({ length: 2 ** places.length }, (_, mask) =>
    places.flatMap((sk, place) => at(mask & (1 << place) ? after : before, sk)),
  )
}

/** Returns what tests that began at these moments show in every such state. */
async function shownAmid(id: number, before: readonly Key[], moments: readonly (number | undefined)[]) {
  const after = await partition(id)
  const shown = moments.map(() => new Set<string | undefined>())
  for (const items of halfStates(before, after)) {
    const stale = await tables.table()
    await batchPut(stale, items)
    for (const [index, moment] of moments.entries())
      shown[index]?.add((await findQuestionVersion(behind(stale), id, moment))?.question.body)
  }
  return shown.map((bodies) => [...bodies].toSorted())
}

const edit = (id: number, version: number, body: string) =>
  updateQuestion({ id, version, input: inputOf(aDraft({ body })) }, deps)

describe('a query that sees one write of a transaction and not another', () => {
  it('always finds the version from before the first edit for an earlier test, and some version for a later one', async () => {
    const { id } = await addDraft(aDraft({ body: 'First?' }), deps)
    const before = await partition(id)
    now += 1_000
    await edit(id, 1, 'Second?')
    const shown = await shownAmid(id, before, [now, now + 1_000, undefined])
    expect(shown).toEqual([['First?'], ['First?', 'Second?'], ['First?', 'Second?']])
  })
  it('finds what an earlier test served, despite the deletion and another question under the same number', async () => {
    const { id } = await addDraft(aDraft({ body: 'First?' }), deps)
    const before = await partition(id)
    now += 1_000
    await deleteQuestion({ id, version: 1 }, deps)
    expect(await shownAmid(id, before, [now, undefined])).toEqual([['First?'], ['First?']])
    now += 1_000
    expect((await addDraft(aDraft({ body: 'Other?' }), deps)).id).toBe(id)
    const shown = await shownAmid(id, before, [now - 500, now + 1_000])
    expect(shown).toEqual([['First?'], ['First?', 'Other?']])
  })
})

describe('a question as it was', () => {
  it('costs half a read unit, wherever its version is, and does not exist before its first', async () => {
    const { id } = await addDraft(aDraft({ body: 'First?' }), deps)
    const meter = meteredTable(table)
    const costOf = async (upTo?: number) => {
      meter.reset()
      const served = await findQuestionVersion(table, id, upTo)
      return [served?.question.body, meter.read]
    }
    const first = now + 1
    expect(await costOf()).toEqual(['First?', 0.5])
    expect(await costOf(first)).toEqual(['First?', 0.5])
    expect((await costOf(first - 1))[0]).toBeUndefined()
    now += 1_000
    await edit(id, 1, 'Second?')
    expect(await costOf()).toEqual(['Second?', 0.5])
    expect(await costOf(now)).toEqual(['First?', 0.5])
    expect((await costOf(first - 1))[0]).toBeUndefined()
    expect(await findQuestionVersion(table, 999)).toBeUndefined()
  })
})
