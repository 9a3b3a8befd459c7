import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { ContentItem, SectionItem } from '../../data/content.ts'
import { contentKey, sectionKey, toldShortTestsKey } from '../../data/keys.ts'
import { notificationItem } from '../../data/notification.ts'
import type { TaskItem } from '../../data/task.ts'
import type { ToldItem } from '../../data/told.ts'
import { taskPath } from '../../domain/content/task-path.ts'
import { notificationTexts } from '../../domain/messages/notifications.ts'
import type { Notification } from '../../domain/notifications/notification.ts'
import { shortOf } from '../../domain/testing/short-of.ts'
import { isSameTold, shortageNews, type ShortTest, type Told } from '../../domain/testing/short-tests.ts'
import { readTests } from '../questions/read-tests.ts'
import { getItem } from '../shared/get-item.ts'
import { sortableId } from '../shared/ids.ts'
import type { Table } from '../shared/table.ts'
import { transactWrite } from '../shared/transact.ts'
import { drawChanges } from './draw-changes.ts'

type TellDeps = { table: Table; now: () => number }

/** A transaction takes 100 writes, one of which is what has been told. */
const NEWS_A_WRITE = 90

async function notificationOf(
  { table, now }: TellDeps,
  { contentKey: content, sectionKey: section, name, url }: TaskItem,
  { lacks }: ShortTest,
): Promise<Notification> {
  const [inContent, inSection] = await Promise.all([
    getItem<ContentItem>(table, contentKey(content)),
    getItem<SectionItem>(table, sectionKey(content, section)),
  ])
  const message = notificationTexts.short(name, [inContent?.name ?? '', inSection?.name ?? ''], lacks)
  const time = now()
  return {
    key: sortableId(time),
    message,
    createdOn: time,
    ...(inContent && inSection ? { path: taskPath(inContent.url, inSection.url, url) } : {}),
  }
}

/** Writes news and, on the condition that nobody told meanwhile, that they have been told; false: somebody did. */
async function tell(
  { table }: TellDeps,
  news: readonly Notification[],
  { told, version }: { told: Told; version: number },
): Promise<boolean> {
  const written = await transactWrite(table, [
    {
      Put: {
        Item: { ...toldShortTestsKey, type: 'told', tests: told, version: version + 1 } satisfies ToldItem,
        ...(version === 0
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': version } }),
      },
    },
    ...news.map((notification) => ({ Put: { Item: notificationItem(notification) } })),
  ])
  return written.ok
}

/**
 * Tells administrators of every test that a change of the bank has left with too few questions: once for a test and a
 * shortage, and again only after it was mended (decision 0027). It compares what is short with what has been told, so a batch
 * that comes again tells nothing twice. What a test's author made short is not told: the form has said it. Reads all tests and
 * their pools, only when a batch may have changed them.
 */
export async function tellShortTests(event: DynamoDBStreamEvent, deps: TellDeps): Promise<void> {
  const cause = drawChanges(event)
  if (!cause) return
  const item = await getItem<ToldItem>(deps.table, toldShortTestsKey, { consistent: true })
  const { tests, areas, count } = await readTests(deps.table)
  const short = tests.flatMap(({ item: { key }, task }): ShortTest[] => {
    const lacks = shortOf(task, { areas, count })
    return lacks.length > 0 ? [{ key, lacks }] : []
  })
  const before = item?.tests ?? {}
  const { news, told } = shortageNews(short, before)
  if (isSameTold(told, before)) return
  const tellable = cause === 'bank' ? news : []
  const later = new Set(tellable.slice(NEWS_A_WRITE).map(({ key }) => key))
  const tasks = new Map(tests.map((test) => [test.item.key, test.item]))
  const notifications = await Promise.all(
    tellable.slice(0, NEWS_A_WRITE).flatMap((one) => {
      const task = tasks.get(one.key)
      return task ? [notificationOf(deps, task, one)] : []
    }),
  )
  const known = Object.fromEntries(Object.entries(told).filter(([key]) => !later.has(key)))
  const isTold = await tell(deps, notifications, { told: known, version: item?.version ?? 0 })
  // The stream brings the batch again.
  if (!isTold) throw new Error('Somebody else tells of short tests')
  if (later.size > 0) await tellShortTests(event, deps)
}
