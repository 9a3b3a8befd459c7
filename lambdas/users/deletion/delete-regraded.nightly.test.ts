import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { standingOf } from '#domain/item-analysis/regrade-attempt.ts'
import { regradeLinesAfter } from '#table/bank-keys.ts'
import type { RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import { aProgress } from '#table/testing/course-items.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { beginRegrade } from '#lambdas/item-analysis/regrading/begin-regrade.ts'
import { continueRegrade, startRegrade } from '#lambdas/item-analysis/regrading/run-regrade.ts'
import { mailNextStudent } from '#lambdas/item-analysis/regrading/mail-regrades.ts'
import {
  anAttempt,
  resumeRegrade,
  ID,
  LATER_TIME,
  PLACE,
  readAttempt,
  REGRADED,
  studentItems,
  versionItems,
} from '#lambdas/item-analysis/regrading/testing/regraded-academy.ts'
import { undoRegradeOf } from '#lambdas/item-analysis/regrading/undo-regrade.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { fakeAccounts } from '#lambdas/users/testing/users-fixture.ts'
import { deleteAccount } from './delete-account.ts'

const tables = testTables()
const LEAVER = 'jane-who-leaves'
const STAY = ['ann', 'zoe'] as const
const sat = (n: number) => anAttempt([1, 1, 1, 0, 0], { n })

/** The leaving student's course has ended. */
const ended = aProgress(LEAVER, PLACE.progress, { content: ['c0'], endTime: 1 })

/** Three students with 2, 3, and 2 attempts. No step writes two attempts of one test, so applying takes five steps. */
async function anAcademy() {
  const table = await tables.table()
  await batchPut(table, [
    ...versionItems(),
    ...STAY.flatMap((uid) => studentItems(uid, [sat(1), sat(2)])),
    ...studentItems(LEAVER, [sat(1), sat(2), sat(3)]).filter(({ sk }) => sk !== ended.sk),
    ended,
  ])
  const mails: Mail[] = []
  let time = LATER_TIME + 1
  const deps = {
    table,
    // Each call takes one step.
    now: () => (time += 10_000),
    accounts: fakeAccounts(),
    publish: () => Promise.resolve(),
    site: { write: () => Promise.resolve(), remove: () => Promise.resolve() },
    siteUrl: 'https://academy.example',
    sendMail: (mail: Mail) => Promise.resolve(void mails.push(mail)),
  }
  const step = () => continueRegrade({ id: ID }, deps)
  return {
    table,
    deps,
    mails,
    leave: () => deleteAccount({ email: `${LEAVER}@example.com` }, { sub: LEAVER, signedInAt: time / 1_000 }, deps),
    begin: () => beginRegrade({ id: ID, question: REGRADED, rule: 'newKey' }, 'avery', deps),
    steps: async (count: number) => {
      for (let i = 0; i < count; i += 1) await step()
    },
    start: () => startRegrade({ id: ID, mail: true }, deps),
    undo: () => undoRegradeOf({ id: ID }, deps),
    goOn: () => resumeRegrade(ID, deps),
    lines: () => queryItems<RegradeLineItem>(table, { ...regradeLinesAfter(ID, ''), consistent: true }),
    mailAll: async () => {
      for (let more = true; more;) ({ more } = await mailNextStudent(ID, deps))
    },
    /** All stored regrade items that name the student. */
    named: async () => {
      const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }))
      return Items.filter((item) => String(item['pk']).startsWith('REGRADE#') && JSON.stringify(item).includes(LEAVER))
    },
    points: () =>
      Promise.all(STAY.flatMap((uid) => [1, 2].map(async (n) => standingOf(await readAttempt(table, uid, n)).points))),
  }
}

type Academy = Awaited<ReturnType<typeof anAcademy>>
const sum = ({ done: { applied, same, gone } }: RegradeItem) => applied + same + gone

/** The regrade's state when the student leaves, after which it continues to its end. */
const WHEN: [string, (academy: Academy) => Promise<unknown>][] = [
  ['begun', ({ begin }) => begin()],
  [
    'being checked',
    async ({ begin, steps }) => {
      await begin()
      await steps(1)
    },
  ],
  ['checked', async ({ begin, goOn: check }) => [await begin(), await check()]],
  ...[1, 2, 3, 4, 5].map((count): [string, (academy: Academy) => Promise<unknown>] => [
    `being applied, after ${count} steps`,
    async (academy) => {
      await academy.begin()
      await academy.goOn()
      await academy.start()
      await academy.steps(count)
    },
  ]),
  ['applied', async ({ begin, goOn: end, start }) => [await begin(), await end(), await start(), await end()]],
]

it.each(WHEN)('a deletion during a regrade that is %s leaves it running with correct counts', async (_, before) => {
  const academy = await anAcademy()
  await before(academy)
  const { length: written } = (await academy.lines()).filter(({ uid, state }) => uid === LEAVER && state === 'applied')
  await academy.leave()
  expect(await academy.named()).toEqual([])
  await academy.goOn()
  await academy.start()
  const job = await academy.goOn()
  expect([job.status, job.done.applied, sum(job)]).toEqual(['applied', 4 + written, job.counts.changed])
  expect(await academy.points()).toEqual([2, 2, 2, 2])
  await academy.mailAll()
  expect(academy.mails.map(({ to }) => to)).toEqual([
    `${LEAVER}@example.com`,
    ...STAY.map((uid) => `${uid}@example.com`),
  ])
  await academy.undo()
  expect(await academy.goOn()).toMatchObject({ status: 'undone', done: { undone: 4 } })
  expect(await academy.points()).toEqual([3, 3, 3, 3])
  await academy.mailAll()
  expect(academy.mails).toHaveLength(5)
  expect(await academy.named()).toEqual([])
})

it('an account deleted after its attempts were read leaves no trace in a dry run or an undo', async () => {
  const academy = await anAcademy()
  await academy.begin()
  beforeNext(academy.table, 'TransactWriteItemsCommand', academy.leave)
  const job = await academy.goOn()
  expect([job.counts.changed, job.done.gone, await academy.named()]).toEqual([4, 0, []])

  const other = await anAcademy()
  await other.begin()
  await other.goOn()
  await other.start()
  await other.goOn()
  await other.undo()
  beforeNext(other.table, 'TransactWriteItemsCommand', other.leave)
  expect(await other.goOn()).toMatchObject({ status: 'undone', done: { applied: 7, undone: 4, gone: 0 } })
  expect([await other.points(), await other.named()]).toEqual([[3, 3, 3, 3], []])
})
