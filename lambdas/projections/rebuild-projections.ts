import { dayOf, monthBefore } from '#domain/dashboard/sales.ts'
import { byNewest, paymentEntry, type PaymentEntry } from '#domain/search/payment-entry.ts'
import { byNumber, questionEntry } from '#domain/search/question-entry.ts'
import { byName, userEntry } from '#domain/search/user-entry.ts'
import { questions } from '#table/bank-keys.ts'
import { paymentsOfMonth, processingPayments, usersByType } from '#table/keys.ts'
import { monthOf, type PaymentItem, paymentOf } from '#table/payment.ts'
import { type QuestionItem, questionOf } from '#table/question.ts'
import {
  PAYMENT_CHUNKS,
  paymentChunk,
  QUESTION_CHUNKS,
  questionChunk,
  USER_CHUNKS,
  userChunk,
} from '#table/search-files.ts'
import { type UserItem, userOf } from '#table/user.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { queryIndex, queryWholeIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { listCourseEnds } from './files/course-ends.ts'
import { projectCatalogue } from './site/catalogue.ts'
import { rebuildCourseList } from './files/course-list.ts'
import { projectCoursePages } from './site/course-pages.ts'
import { projectCounts, projectPaymentCounts } from './files/counts.ts'
import { rebuildExamBanks } from './files/exam-banks.ts'
import { rebuildFlaws } from './files/flaws.ts'
import { rebuildReservedTests } from './files/reserved-tests.ts'
import { projectSamples } from './site/samples.ts'
import { projectSales } from './files/sales.ts'
import type { SearchFileEntries } from './files/search-files.ts'
import type { ProjectionDeps } from './projections.ts'
import { collectEntries, replaceFiles } from './files/rebuild-files.ts'
import type { FileEntries } from './files/rewrite-files.ts'

const PAGE = 1_000

/** Writes all search files again from the table's indexes, a page at a time, and empties those that hold nothing any more. */
export async function rebuildSearchFiles(table: Table, files: SearchFiles): Promise<SearchFileEntries> {
  const bank = new Map<string, ReturnType<typeof questionEntry>[]>()
  const question = (item: QuestionItem) => ({
    file: questionChunk(item.id),
    entry: questionEntry(questionOf(item), item),
  })
  const index = { index: 'gsi1', limit: PAGE } as const
  const pageOfBank = (from: Record<string, unknown> | undefined) =>
    queryIndex<QuestionItem>(table, { ...index, pk: questions.gsi1pk, from })
  await collectEntries(pageOfBank, question, bank)
  const people = new Map<string, ReturnType<typeof userEntry>[]>()
  const ends = await listCourseEnds(table)
  const user = (item: UserItem) => ({
    file: userChunk(item.uid),
    entry: { ...userEntry(userOf(item)), courseEnd: ends.get(item.uid) ?? null },
  })
  for (const type of ['Student', 'Admin'])
    await collectEntries(
      (from) => queryIndex<UserItem>(table, { ...index, pk: usersByType(type).gsi1pk, from }),
      user,
      people,
    )
  await replaceFiles(files, QUESTION_CHUNKS, bank, byNumber)
  await replaceFiles(files, USER_CHUNKS, people, byName)
  return { questions: bank, users: people }
}

/** After this many months in a row without a payment there are none before. */
const LAST_EMPTY = 24

type RebuildDeps = { table: Table; searchFiles: SearchFiles; timeZone: string; now: () => number }

/** Payments by month (UTC) and key. */
type Months = Map<string, Map<string, PaymentItem>>

/** Payments that are open: one that is still processing is in no month of the index (table/payment.ts). */
async function openPayments(table: Table): Promise<Months> {
  const months: Months = new Map()
  const items = await queryWholeIndex<PaymentItem>(table, { index: 'gsi2', pk: processingPayments.gsi2pk })
  for (const item of items) {
    const month = monthOf(item.date)
    months.set(month, (months.get(month) ?? new Map<string, PaymentItem>()).set(item.key, item))
  }
  return months
}

/** Every payment of a month, once: what is listed there is newer than what was read of it while it was open. */
async function paymentsIn(table: Table, month: string, open: Months): Promise<PaymentItem[]> {
  const listed = await queryWholeIndex<PaymentItem>(table, { index: 'gsi1', pk: paymentsOfMonth(month).gsi1pk })
  const items = new Map(open.get(month))
  for (const item of listed) items.set(item.key, item)
  return [...items.values()]
}

/** Adds one month's payments to the files of their days, with what the month after has of its last day. */
function addEntries(items: readonly PaymentItem[], timeZone: string, begun: Map<string, PaymentEntry[]>): void {
  for (const item of items) {
    const file = paymentChunk(dayOf(item.date, timeZone))
    const entries = begun.get(file) ?? []
    entries.push(paymentEntry(paymentOf(item)))
    begun.set(file, entries)
  }
}

/**
 * Writes the files of payments and their sales again, month by month from today's back, and empties those of days without. A month at a
 * time is in memory: 30,000 payments take some 60 MB; so are the open ones, which are read first: a payment goes from them to its month,
 * never back, so none is missed between two reads. Says how many payments there are.
 */
export async function rebuildPayments(deps: RebuildDeps): Promise<number> {
  const { table, searchFiles: files, timeZone, now } = deps
  const left = new Set((await files.list(PAYMENT_CHUNKS)).keys())
  const begun = new Map<string, PaymentEntry[]>()
  const write = async (names: readonly string[]) => {
    const held = new Map(names.map((name) => [name, (begun.get(name) ?? []).sort(byNewest)]))
    for (const [name, entries] of held) {
      await files.write(name, entries)
      begun.delete(name)
      left.delete(name)
    }
    await projectSales(held, files)
    await projectPaymentCounts(held, files)
  }
  let count = 0
  const open = await openPayments(table)
  let month = monthOf(now())
  for (let empty = 0; empty < LAST_EMPTY; month = monthBefore(month)) {
    const items = await paymentsIn(table, month, open)
    addEntries(items, timeZone, begun)
    count += items.length
    empty = items.length === 0 ? empty + 1 : 0
    // A day of the academy may begin in the month before by UTC: the earliest file waits for it.
    await write([...begun.keys()].sort().slice(1))
  }
  await write([...begun.keys(), ...left])
  return count
}

/** Rewrites every projection from the table; returns how many entries the search files then hold. */
export async function rebuildProjections(
  deps: ProjectionDeps,
): Promise<{ questions: number; users: number; payments: number }> {
  await rebuildCourseList(deps)
  await projectCatalogue({}, deps)
  await projectCoursePages({}, deps)
  await projectSamples({}, deps)
  await rebuildReservedTests(deps.table, deps.searchFiles)
  await rebuildExamBanks(deps)
  await rebuildFlaws(deps.table, deps.searchFiles)
  const held = await rebuildSearchFiles(deps.table, deps.searchFiles)
  await projectCounts(held, deps.searchFiles)
  const count = (files: FileEntries<unknown>) => [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const payments = await rebuildPayments(deps)
  return { questions: count(held.questions), users: count(held.users), payments }
}
