import { isSameReport, newShortages, type ReportedShortages, type ShortTest } from '#domain/attempts/new-shortages.ts'
import { taskPath } from '#domain/content/task-path.ts'
import { isShortNotice, notificationTexts } from '#domain/messages/notifications.ts'
import type { Notification } from '#domain/users/user.ts'
import type { ContentItem, SectionItem } from '#table/content.ts'
import {
  contentKey,
  nclexAreasKey,
  notificationKey,
  notifications,
  sectionKey,
  reportedShortagesKey,
} from '#table/keys.ts'
import { type Notices, type ReportedShortagesItem } from '#table/pool.ts'
import { notificationItem, type NotificationItem } from '#table/notification.ts'
import type { TaskItem } from '#table/task.ts'
import { shortfallsOf } from '#domain/attempts/kinds/test-kinds.ts'
import { readTests } from '#lambdas/questions/use/read-tests.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { sortableId } from '#lambdas/field/ids.ts'

type Followed = Change<'question' | 'list' | 'task'>
type Image = Followed['item']

/**
 * Returns the parts of an image that determine which tests can be drawn: a question's tags and areas, or the list of
 * areas.
 */
function bankIn(image: Image | undefined): string {
  if (image?.type === 'question') return JSON.stringify([image.tags, image.area])
  return image?.type === 'list' && image.sk === nclexAreasKey.sk ? JSON.stringify(image) : ''
}

const testIn = (image: Image | undefined): string =>
  image?.type === 'task' && image.gsi1pk !== undefined ? JSON.stringify(image) : ''

const differs = ({ before, after }: Followed, see: (image: Image | undefined) => string) => see(before) !== see(after)

/** Returns what in a batch may create or fix a shortage of questions: the bank, or only tests. */
export function drawChanges(changes: readonly Followed[]): 'bank' | 'tests' | undefined {
  if (changes.some((change) => differs(change, bankIn))) return 'bank'
  return changes.some((change) => differs(change, testIn)) ? 'tests' : undefined
}

/**
 * Returns an older version's notices about short tests, by test. Their keys were not recorded, so they are matched once
 * by message and the end of their path. A notice that matches two tests stays until dismissed.
 */
export async function olderNotices(table: Table, tests: readonly TaskItem[]): Promise<Notices> {
  const items = await queryItems<NotificationItem>(table, notifications)
  const about = ({ message, path = '' }: NotificationItem) =>
    tests.filter(({ name, url }) => isShortNotice(message, name) && path.endsWith(`/${url}`))
  const notices: Record<string, string[]> = {}
  for (const item of items) {
    const [test, another] = about(item)
    if (test && !another) notices[test.key] = [...(notices[test.key] ?? []), item.key]
  }
  return notices
}

type ShortageDeps = { table: Table; now: () => number }

/** The maximum new notices, and removed ones, per write: a transaction allows 100 writes, including the report. */
const NOTICES_PER_WRITE = 45

async function notificationOf(
  { contentKey: content, sectionKey: section, name, url }: TaskItem,
  { shortfalls }: ShortTest,
  { table, now }: ShortageDeps,
): Promise<Notification> {
  const [inContent, inSection] = await Promise.all([
    getItem<ContentItem>(table, contentKey(content)),
    getItem<SectionItem>(table, sectionKey(content, section)),
  ])
  const message = notificationTexts.short(name, [inContent?.name ?? '', inSection?.name ?? ''], shortfalls)
  const time = now()
  return {
    key: sortableId(time),
    message,
    createdOn: time,
    ...(inContent && inSection ? { path: taskPath(inContent.url, inSection.url, url) } : {}),
  }
}

/** Notifications to write, keys of those to remove, and the resulting record of what was reported. */
type Report = { news: readonly Notification[]; gone: readonly string[]; reported: ReportedShortages; notices: Notices }

/** Writes and removes notices and records the report. Returns false if another writer has changed the record. */
async function storeReport(table: Table, { news, gone, reported, notices }: Report, version: number): Promise<boolean> {
  const item: ReportedShortagesItem = {
    ...reportedShortagesKey,
    type: 'told',
    tests: reported,
    notices,
    version: version + 1,
  }
  const written = await transactWrite(table, [
    {
      Put: {
        Item: item,
        ...ifVersion(version),
      },
    },
    ...news.map((notification) => ({ Put: { Item: notificationItem(notification) } })),
    ...gone.map((key) => ({ Delete: { Key: notificationKey(key) } })),
  ])
  return written.ok
}

/** Returns the notifications of every reported test: as recorded or, after an older version, as found in the list. */
const noticesSoFar = (item: ReportedShortagesItem | undefined, tests: readonly TaskItem[], table: Table) =>
  item?.notices ?? (item ? olderNotices(table, tests) : {})

/**
 * Notifies administrators once for each test and shortage that a bank change causes (decision 0027), and withdraws the
 * notice when the test has enough questions again (decision 0052). Skips shortages that the author caused, which the
 * form showed. Reads all tests and pools, only if a batch may have changed them.
 */
export async function notifyTestShortages(changes: readonly Followed[], deps: ShortageDeps): Promise<void> {
  const cause = drawChanges(changes)
  if (!cause) return
  const item = await getItem<ReportedShortagesItem>(deps.table, reportedShortagesKey, { consistent: true })
  const { tests, areas, count } = await readTests(deps.table)
  const short = tests.flatMap(({ item: { key }, task }): ShortTest[] => {
    const shortfalls = shortfallsOf(task, { areas, count })
    return shortfalls.length > 0 ? [{ key, shortfalls }] : []
  })
  const before = item?.tests ?? {}
  const { news, reported } = newShortages(short, before)
  const isStale = (test: string) => !(test in reported)
  const isSettled = item === undefined || (item.notices !== undefined && !Object.keys(item.notices).some(isStale))
  if (isSameReport(reported, before) && isSettled) return
  const tasks = new Map(tests.map((test) => [test.item.key, test.item]))
  const notices = await noticesSoFar(item, [...tasks.values()], deps.table)
  const stale = Object.entries(notices).flatMap(([test, keys]) =>
    isStale(test) ? keys.map((key) => ({ test, key })) : [],
  )
  const reportable = (cause === 'bank' ? news : []).filter(({ key }) => tasks.has(key))
  const [now, later] = [reportable.slice(0, NOTICES_PER_WRITE), reportable.slice(NOTICES_PER_WRITE)]
  const [gone, remaining] = [stale.slice(0, NOTICES_PER_WRITE), stale.slice(NOTICES_PER_WRITE)]
  const written = await Promise.all(
    now.flatMap((test) => {
      const task = tasks.get(test.key)
      return task ? [notificationOf(task, test, deps)] : []
    }),
  )
  const keysOf = (test: string) => [
    ...(notices[test] ?? []),
    ...written.filter((_, index) => now[index]?.key === test).map(({ key }) => key),
  ]
  const known = Object.entries(reported).filter(([key]) => !later.some((test) => test.key === key))
  const report: Report = {
    news: written,
    gone: gone.map(({ key }) => key),
    reported: Object.fromEntries(known),
    notices: Object.fromEntries([
      ...Object.keys(reported).map((test) => [test, keysOf(test)] as const),
      ...remaining.map(
        ({ test }) => [test, remaining.filter((notice) => notice.test === test).map(({ key }) => key)] as const,
      ),
    ]),
  }
  // Makes the stream send the batch again.
  if (!(await storeReport(deps.table, report, item?.version ?? 0)))
    throw new Error('The reported shortages were changed by another run')
  if (later.length + remaining.length > 0) await notifyTestShortages(changes, deps)
}
