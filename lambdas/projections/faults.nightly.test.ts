import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { expect, it, vi } from 'vitest'
import type { AuditItem } from '#table/audit.ts'
import { SEEN_FILE } from '#table/search-files.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { seeds } from '#domain/testing/depth.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { exposed, randomFaults, underFaults, type FaultPlan } from '#lambdas/testing/faults.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { rebuildProjections, runProjections } from './run-projections.ts'
import { type ProjectionDeps, PROJECTIONS } from './projections.ts'
import { aBucket } from './testing/bucket-fixture.ts'
import type { SiteFiles } from '#lambdas/aws/site-files.ts'
import { memorySite } from '#lambdas/testing/memory-site.ts'
import { aHistory, aPoisonRecord, interleaved, NOW } from './testing/history-fixture.ts'
import { withoutLoggedErrors } from '#lambdas/testing/silence-errors.ts'

vi.setConfig({ testTimeout: 300_000 })

/** The maximum tries of a batch, fewer than in production (infra/functions/read-stream.ts); the faults end earlier. */
const MAX_TRIES = 10
const FAULTY_TRIES = 3

const tables = testTables()
withoutLoggedErrors()

function startProjections(table: Table) {
  const bucket = aBucket()
  const searchFiles = memoryFiles()
  const publish = () => Promise.resolve()
  const { site } = memorySite()
  const deps: ProjectionDeps = {
    ...bucket,
    site,
    table,
    publish,
    searchFiles,
    timeZone: 'America/New_York',
    now: () => NOW,
  }
  const faulty: ProjectionDeps = {
    ...exposed(deps, 'publish'),
    searchFiles: exposed<SearchFiles>(searchFiles, 'read', 'write'),
    file: exposed(bucket.file, 'read', 'replace'),
    site: exposed<SiteFiles>(site, 'read', 'write', 'remove'),
  }
  return { bucket, searchFiles, deps, faulty }
}

/** Delivers a batch as the stream does: retries it after a failure, then in halves, and finally gives up. */
async function deliver(batch: DynamoDBRecord[], deps: ProjectionDeps, plan: FaultPlan): Promise<DynamoDBRecord[]> {
  const run = async (records: DynamoDBRecord[], tries: number): Promise<DynamoDBRecord[]> => {
    const current: FaultPlan = tries < FAULTY_TRIES ? plan : () => undefined
    const ended = await underFaults(deps.table, current, () =>
      runProjections({ Records: records }, deps, PROJECTIONS),
    ).catch(
      // A record that fails on its own is not a planned fault.
      () => 'broken' as const,
    )
    if (ended !== 'broken' && ended.kind === 'done') return []
    if (tries >= MAX_TRIES) return records
    if (records.length === 1) return run(records, tries + 1)
    const half = Math.ceil(records.length / 2)
    return [...(await run(records.slice(0, half), tries + 1)), ...(await run(records.slice(half), tries + 1))]
  }
  return run(batch, 0)
}

function inBatches(stream: readonly DynamoDBRecord[], random: Random): DynamoDBRecord[][] {
  const batches: DynamoDBRecord[][] = []
  for (let from = 0; from < stream.length;) {
    const size = 1 + random(12)
    batches.push(stream.slice(from, from + size))
    from += size
  }
  return batches
}

/** Returns the contents of the files, without empty ones. */
async function said(files: SearchFiles): Promise<Record<string, unknown>> {
  const names = [...(await files.list('')).keys()].filter((name) => name !== SEEN_FILE).sort()
  const all = await Promise.all(names.map(async (name) => [name, (await files.read<object>(name))?.entries] as const))
  const isNone = (entry: object) => Object.values(entry).every((value) => typeof value === 'string' || value === 0)
  const counted = all.map(([name, entries = []]) => [name, entries.filter((entry) => !isNone(entry))] as const)
  return Object.fromEntries(counted.filter(([, { length }]) => length > 0))
}

async function auditOf({ client, name: TableName }: Table): Promise<AuditItem[]> {
  const query = { KeyConditionExpression: 'gsi1pk = :all', ExpressionAttributeValues: { ':all': 'AUDIT' } }
  const { Items = [] } = await client.send(new QueryCommand({ TableName, IndexName: 'gsi1', ...query }))
  return Items as AuditItem[]
}

it.each(seeds({ quick: 2, nightly: 16, mutation: 8 }))(
  'files, counts, sales, audit, and catalogue match the table after repeated, poisoned, split, failing, and reordered batches (seed %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const table = await tables.table()
    const history = aHistory(random, 80)
    await batchPut(table, history.items)
    const poison = [1, 2].map(aPoisonRecord)
    const stream = interleaved([...history.records, ...poison.map((record) => [record])], random)
    const { bucket, searchFiles, faulty } = startProjections(table)
    const plan = randomFaults(random, 4)
    const lost: DynamoDBRecord[] = []
    for (const batch of inBatches(stream, random)) {
      lost.push(...(await deliver(batch, faulty, plan)))
      if (random(3) === 0) await deliver(batch, faulty, plan)
    }
    const byNumber = (records: DynamoDBRecord[]) => records.map(({ dynamodb }) => dynamodb?.SequenceNumber).sort()
    expect(byNumber(lost)).toEqual(byNumber(poison))

    const rebuilt = startProjections(table)
    await rebuildProjections(rebuilt.deps, PROJECTIONS)
    expect(await said(searchFiles)).toEqual(await said(rebuilt.searchFiles))
    const seen = (await searchFiles.read<{ uid: string; at: number }>(SEEN_FILE))?.entries ?? []
    expect(new Map(seen.map(({ uid, at }) => [uid, at]))).toEqual(new Map([...history.seen].filter(([, at]) => at > 0)))
    expect({ ...bucket.catalogue(), generatedAt: 0 }).toEqual({ ...rebuilt.bucket.catalogue(), generatedAt: 0 })
    const audit = await auditOf(table)
    expect(audit.length).toBe(history.audited)
    expect(new Set(audit.map(({ by }) => by))).toEqual(new Set(['boss']))
  },
)
