import type { DynamoDBStreamEvent } from 'aws-lambda'
import { SEEN_FILE } from '#table/search-files.ts'
import type { UserItem } from '#table/user.ts'
import { isHere, type Seen } from '#domain/dashboard/seen.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'

/** When students were last seen, by uid; 0 for who is a student no longer. */
function seenIn({ Records: records }: DynamoDBStreamEvent): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { dynamodb } of records) {
    const after = streamImage<UserItem>(dynamodb?.NewImage)
    const item = after ?? streamImage<UserItem>(dynamodb?.OldImage)
    if (item?.type !== 'user') continue
    seen.set(item.uid, after?.userType === 'Student' ? (after.lastSeen ?? 0) : 0)
  }
  return seen
}

/**
 * Keeps who was seen lately, each with the last time, and forgets them after 15 minutes: a small file however many users
 * there are. What is older than what is known changes nothing, so batches may come again, and late.
 */
export async function projectSeen(
  event: DynamoDBStreamEvent,
  { searchFiles, now }: { searchFiles: SearchFiles; now: () => number },
): Promise<void> {
  const changed = seenIn(event)
  if (changed.size === 0) return
  const before = (await searchFiles.read<Seen>(SEEN_FILE))?.entries ?? []
  const times = new Map(before.map(({ uid, at }) => [uid, at]))
  for (const [uid, at] of changed) times.set(uid, at === 0 ? 0 : Math.max(at, times.get(uid) ?? 0))
  const here = [...times].filter(([, at]) => isHere(at, now())).map(([uid, at]): Seen => ({ uid, at }))
  if (JSON.stringify(here) !== JSON.stringify(before)) await searchFiles.write(SEEN_FILE, here)
}
