import { DeleteTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { describe, expect, it } from 'vitest'
import { contentKey, seatsKey, userKey } from '#table/keys.ts'
import { questionKey } from '#table/bank-keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { makeTable } from '#lambdas/testing/make-table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { scanItems, type BackupTable } from '#tools/backup/backup.ts'
import { type DrillOptions, restoreDrill } from './restore-drill.ts'
import { describeTable, identityOf } from './tables.ts'

const tables = testTables()
const NOW = Date.UTC(2026, 0, 31, 9, 5)
const FROM = new Date('2026-01-01T00:00:00Z')
const TO = new Date('2026-01-31T09:00:00Z')

const questions = Array.from({ length: 60 }, (_, id) => ({ ...questionKey(id), type: 'question', id }))
const others = [
  { ...userKey('u1'), type: 'user' },
  { ...contentKey('c1'), type: 'content' },
  { ...seatsKey('g1'), type: 'seats' },
  { pk: 'TAGS', sk: 'META' },
]

async function filledTable() {
  const table = await tables.table()
  await batchPut(table, [...questions, ...others])
  return table
}

/**
 * Restores by copying because DynamoDB Local has no point-in-time recovery. The copy omits items that `isKept` rejects.
 */
const copying = (client: DynamoDBClient, isKept: (pk: string) => boolean = () => true): DrillOptions['restores'] => ({
  window: () => Promise.resolve({ from: FROM, to: TO }),
  begin: async (source, target) => {
    const copy = await makeTable(client, target)
    for await (const item of scanItems({ client, name: source })) {
      const pk = item['pk']?.S ?? ''
      const copied = { pk, sk: item['sk']?.S ?? '', type: item['type']?.S }
      if (isKept(pk)) await batchPut(copy, [copied])
    }
    const made = await describeTable(client, target)
    return made && identityOf(made)
  },
})

function drillOf(table: BackupTable, change: Partial<DrillOptions> = {}) {
  const said: string[] = []
  const left: (string | undefined)[] = []
  const run = () =>
    restoreDrill({
      table,
      restores: copying(table.client),
      tolerancePercent: 5,
      keep: false,
      say: (line) => said.push(line),
      onTable: (name) => left.push(name),
      pause: () => Promise.resolve(),
      now: () => NOW,
      ...change,
    })
  return { run, said, left, target: `${table.name}-drill-20260131-0905` }
}

describe('a restore drill', () => {
  it('passes if the restored table matches the running one, and deletes it again', async () => {
    const table = await filledTable()
    const { run, said, left, target } = drillOf(table)
    expect(await run()).toBe(true)
    expect(left).toEqual([target, undefined])
    expect(await describeTable(table.client, target)).toBeUndefined()
    expect(await describeTable(table.client, table.name)).toBeDefined()
    const text = said.join('\n')
    expect(text).toContain(`Restoring ${table.name} as of 2026-01-31T09:00:00.000Z into ${target}.`)
    expect(text).toMatch(/This takes about [\d,]+ read units \(\$0\.00\) to count both tables/)
    expect(text).toMatch(/^QUESTION\/question +60 +60$/m)
    expect(text).toMatch(/^TAGS +1 +1$/m)
    expect(text).toContain('Restored 64 items; the running table had 64 when the drill began.')
    expect(said.at(-1)).toBe('The drill passed: the table can be restored.')
  })

  it('tolerates a few newer items, and fails if a kind is missing', async () => {
    const table = await filledTable()
    const moved = drillOf(table, { restores: copying(table.client, (pk) => !/#(1|2|3)$/.test(pk)) })
    expect(await moved.run()).toBe(true)
    expect(moved.said.join('\n')).toMatch(/^QUESTION\/question +60 +57 +-3$/m)
    const broken = drillOf(table, { restores: copying(table.client, (pk) => !pk.startsWith('QUESTION')) })
    expect(await broken.run()).toBe(false)
    expect(broken.said.join('\n')).toMatch(/^QUESTION\/question +60 +0 +-60 {3}over limit$/m)
    expect(broken.said).toContain('Over the limit: QUESTION/question.')
    expect(await describeTable(table.client, broken.target)).toBeUndefined()
  })

  it('keeps the restored table with --keep, and prints how to delete it', async () => {
    const table = await filledTable()
    const { run, said, left, target } = drillOf(table, { keep: true })
    expect(await run()).toBe(true)
    expect(left).toEqual([target])
    expect(said).toContain(`${target} stays. Delete it later: aws dynamodb delete-table --table-name ${target}`)
    expect(await describeTable(table.client, target)).toBeDefined()
    // Another drill in the same minute doesn't touch it.
    await expect(drillOf(table).run()).rejects.toThrow(
      `A table named ${target} already exists. The drill didn't touch it.`,
    )
    expect(await describeTable(table.client, target)).toBeDefined()
    await table.client.send(new DeleteTableCommand({ TableName: target }))
  })

  it('deletes no table of the name but its own', async () => {
    const table = await filledTable()
    const made = copying(table.client)
    const restores = {
      ...made,
      begin: (...args: Parameters<typeof made.begin>) => made.begin(...args).then(() => 'other'),
    }
    const { run, left, target } = drillOf(table, { restores })
    await expect(run()).rejects.toThrow(`${target} isn't the table this drill created, so it wasn't deleted.`)
    expect(left).toEqual([target, undefined])
    expect(await describeTable(table.client, target)).toBeDefined()
    await table.client.send(new DeleteTableCommand({ TableName: target }))
  })

  it.each([
    [
      'recovery is off',
      { restores: { window: () => Promise.resolve(undefined) } },
      /^Point-in-time recovery is off for/,
    ],
    [
      'the time is too early',
      { at: new Date('2025-12-31T00:00:00Z') },
      /can be restored from 2026-01-01T00:00:00.000Z to/,
    ],
    ['the time is too late', { at: new Date('2026-02-01T00:00:00Z') }, /can be restored from/],
  ])('creates nothing if %s, and explains why in a sentence', async (_case, change, message) => {
    const table = await tables.table()
    const began: string[] = []
    const restores = {
      ...copying(table.client),
      begin: (_source: string, target: string) => {
        began.push(target)
        return Promise.resolve('id')
      },
      ...('restores' in change ? change.restores : {}),
    }
    await expect(drillOf(table, { ...change, restores }).run()).rejects.toThrow(message)
    expect(began).toEqual([])
  })

  it('reports an unknown table name', async () => {
    const { client } = await tables.table()
    await expect(drillOf({ client, name: 'nothing' }).run()).rejects.toThrow('There is no table nothing.')
  })

  it('shows how long it waits until the table is there', async () => {
    const table = await filledTable()
    const made = copying(table.client)
    let pauses = 0
    let makeCopy: () => Promise<unknown> = () => Promise.resolve()
    const restores: DrillOptions['restores'] = {
      window: made.window,
      begin: (source, target, at) => {
        makeCopy = () => made.begin(source, target, at)
        return Promise.resolve('not known yet')
      },
    }
    const pause = async () => {
      pauses += 1
      if (pauses === 2) await makeCopy()
    }
    const { run, said, target } = drillOf(table, { restores, pause, keep: true, now: () => NOW + pauses * 20_000 })
    expect(await run()).toBe(true)
    expect(said.filter((line) => line.startsWith('Restoring, 0 min'))).toHaveLength(2)
    await table.client.send(new DeleteTableCommand({ TableName: target }))
  })
})
