import { SEEN_FILE } from '#table/search-files.ts'
import { isActiveNow, type SeenDay } from '#domain/dashboard/seen.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'

/** Returns when students were last seen, by uid; 0 for users who are no longer students. */
const seenIn = (changes: readonly Change<'user'>[]): Map<string, number> =>
  new Map(changes.map(({ after, item }) => [item.uid, after?.userType === 'Student' ? (after.lastSeen ?? 0) : 0]))

/**
 * Keeps who was seen in the last 15 minutes, in a file that stays small for any number of users. Older values change
 * nothing, so batches may repeat or arrive late.
 */
export async function projectSeen(
  changes: readonly Change<'user'>[],
  { searchFiles, now }: { searchFiles: SearchFiles; now: () => number },
): Promise<void> {
  const changed = seenIn(changes)
  if (changed.size === 0) return
  const before = (await searchFiles.read<SeenDay>(SEEN_FILE))?.entries ?? []
  const times = new Map(before.map(({ uid, at }) => [uid, at]))
  for (const [uid, at] of changed) times.set(uid, at === 0 ? 0 : Math.max(at, times.get(uid) ?? 0))
  const here = [...times].filter(([, at]) => isActiveNow(at, now())).map(([uid, at]): SeenDay => ({ uid, at }))
  if (JSON.stringify(here) !== JSON.stringify(before)) await searchFiles.write(SEEN_FILE, here)
}
