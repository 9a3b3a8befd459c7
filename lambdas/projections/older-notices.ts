import { notifications } from '#table/keys.ts'
import type { NotificationItem } from '#table/notification.ts'
import type { TaskItem } from '#table/task.ts'
import type { Notices } from '#table/reported-shortages.ts'
import { isShortNotice } from '#domain/messages/notifications.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * The notices about short tests that an older version wrote without noting their keys, by test: found once, by their words and
 * the end of their path. One that could be about two tests stays until it is dismissed.
 */
export async function olderNotices(table: Table, tests: readonly TaskItem[]): Promise<Notices> {
  const items = await queryItems<NotificationItem>(table, notifications)
  const about = ({ message, path = '' }: NotificationItem) =>
    tests.filter(({ name, url }) => isShortNotice(message, name) && path.endsWith(`/${url}`))
  const found: Record<string, string[]> = {}
  for (const item of items) {
    const [test, another] = about(item)
    if (test && !another) found[test.key] = [...(found[test.key] ?? []), item.key]
  }
  return found
}
