import type { StatisticsEntry } from '#domain/item-analysis/question-sums.ts'
import { questionChunk, statisticsList, statisticsSums, userChunk } from '#table/search-files.ts'
import { questionEntry } from '#domain/search/question-entry.ts'
import { userEntry } from '#domain/search/user-entry.ts'
import type { Row } from '#bench/row.ts'
import { runSearchFunction } from '#bench/search-function.ts'
import { someQuestions, someUsers } from '#bench/search-data.ts'
import { serveEmptyCloud } from '#bench/serve-empty-cloud.ts'
import { serveFiles } from '#bench/serve-files.ts'
import { servePayments } from '#bench/serve-payments.ts'
import { growthRow } from './growth-row.ts'
import type { Point } from './slope.ts'

/** A function that holds a million users needs 2 GB (decision 0015): this machine is spared them. */
const MEASURED = [1_000, 10_000, 100_000]
/** A function that asks the table nothing at three sizes asks it nothing at a fourth. */
const COMPUTED = [1_000_000]

type List = { what: string; calls: object[]; files: (size: number) => ReturnType<typeof serveFiles> }

function chunked<Entry>(entries: readonly Entry[], chunkOf: (entry: Entry) => string) {
  const chunks = new Map<string, Entry[]>()
  for (const entry of entries) {
    const chunk = chunks.get(chunkOf(entry))
    if (chunk) chunk.push(entry)
    else chunks.set(chunkOf(entry), [entry])
  }
  return serveFiles([...chunks.keys()], (name) => chunks.get(name))
}

/** A question of forty answers. */
const statisticsOf = (id: number): StatisticsEntry => ({
  ...{ id, type: 'Multiple Choice', version: 1, versions: 1, n: 40, share: 0.97, from: 0.87, to: 0.99 },
  ...{ by: 'ability', known: 40, discrimination: ((id * 7) % 100) / 100, leftOut: 0, flaws: ['tooEasy'] },
})

const LISTS: List[] = [
  {
    what: 'questions: a page and a search',
    calls: [
      { field: 'Query.questions', arguments: { search: null, page: 2 } },
      { field: 'Query.questions', arguments: { search: { type: 'Default', text: 'rareword' }, page: 1 } },
    ],
    files: (size) =>
      chunked(
        someQuestions(size).map((question) => questionEntry(question)),
        ({ id }) => questionChunk(id),
      ),
  },
  {
    what: 'statistics of questions: a page, sorted, and a search',
    calls: [
      { field: 'Query.questionStatistics', arguments: { sort: { by: 'discrimination', descending: true }, page: 2 } },
      { field: 'Query.questionStatistics', arguments: { search: '500', flaw: 'tooEasy', page: 1 } },
    ],
    files: (size) =>
      chunked(
        Array.from({ length: size }, (_, index) => statisticsOf(index + 1)),
        ({ id }) => statisticsList(statisticsSums(id)),
      ),
  },
  {
    what: 'users: a page and a search',
    calls: [
      { field: 'Query.users', arguments: { search: null, page: 2 } },
      { field: 'Query.users', arguments: { search: 'person500@', page: 1 } },
    ],
    files: (size) => chunked(someUsers(size).map(userEntry), ({ uid }) => userChunk(uid)),
  },
  {
    what: 'payments: a page and a search',
    calls: [
      { field: 'Query.payments', arguments: {} },
      { field: 'Query.payments', arguments: { search: 'quartz zoe' } },
    ],
    files: (size) => servePayments({ days: 100, aday: size / 100 }),
  },
]

const run = (module: string, calls: readonly object[]) => `
const { handler } = await import(${JSON.stringify(module)})
for (const call of ${JSON.stringify(calls)}) {
  const reply = await handler({ ...call, identity: { sub: 'bench' } })
  if (!reply.data?.items?.length) throw new Error('Nothing found: ' + JSON.stringify(reply).slice(0, 300))
}`

/** How often the deployed function asks the table while it answers these calls from files of so many entries. */
async function tableRequests({ calls, files }: List, size: number): Promise<number> {
  const [store, table] = [await files(size), await serveEmptyCloud()]
  try {
    await runSearchFunction((module) => run(module, calls), { files: store.url, table: table.url })
    return table.requests()
  } finally {
    store.close()
    table.close()
  }
}

/** Administrators' lists as they grow: what the deployed function asks of the table, and `guard`, the read before it. */
export async function measureLists(guard: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const list of LISTS) {
    const points: Point[] = []
    for (const size of MEASURED) {
      const requests = await tableRequests(list, size)
      if (requests > 0) throw new Error(`${list.what}: ${requests} requests to the table, whose units nobody counted`)
      points.push({ size, units: guard })
    }
    for (const size of COMPUTED) points.push({ size, units: guard, computed: true })
    rows.push(growthRow(`${list.what}, with the guard`, 'read', points))
  }
  return rows
}
