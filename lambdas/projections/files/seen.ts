import { SEEN_FILE } from '#table/search-files.ts'
import { isHere, type SeenDay } from '#domain/dashboard/seen.ts'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'

/** When students were last seen, by uid; 0 for who is a student no longer. */
const seenIn = (changes: readonly Change<'user'>[]): Map<string, number> =>
  new Map(changes.map(({ after, item }) => [item.uid, after?.userType === 'Student' ? (after.lastSeen ?? 0) : 0]))

/**
 * Keeps who was seen lately, each with the last time, and forgets them after 15 minutes: a small file however many users
 * there are. What is older than what is known changes nothing, so batches may come again, and late.
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
  const here = [...times].filter(([, at]) => isHere(at, now())).map(([uid, at]): SeenDay => ({ uid, at }))
  if (JSON.stringify(here) !== JSON.stringify(before)) await searchFiles.write(SEEN_FILE, here)
}
