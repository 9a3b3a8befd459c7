import { createHash } from 'node:crypto'
import { MASTER_PLAYLIST } from '#domain/content/hls/rendition-names.ts'
import { playbackExpiry } from '#domain/content/playback.ts'
import type { LecturePlayback } from '#generated/schema.ts'
import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'
import { captionsFileOf, type TaskItem } from '#table/task.ts'

/** Changes with the file stored under a name, so that caches keep the versions apart. */
const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

const pathOf = (taskKey: string, name: string, version: string) =>
  `/lectures/${taskKey}/${encodeURIComponent(name)}?v=${versionOf(version)}`

/**
 * Returns a Lecture's file paths on the site and the cookies that grant access to them, valid until 15 minutes from now
 * or `courseEnd`, in epoch milliseconds. Null while no video is uploaded.
 */
export async function lecturePlayback(
  task: TaskItem,
  { signPlayback, now }: { signPlayback: SignPlayback; now: () => number },
  courseEnd?: number,
): Promise<LecturePlayback | null> {
  const { key, fileName, captionsFile, captionsReviewed, upload, version, renditions } = task
  const captions = captionsFileOf(task)
  if (fileName === undefined) return null
  return {
    video: pathOf(key, fileName, upload?.id ?? fileName),
    // Each publication has its own folder.
    playlist: renditions === undefined ? null : `/lectures/${key}/${renditions.folder}/${MASTER_PLAYLIST}`,
    // A saved file never changes, but an uploaded one can be removed and uploaded again under the same name.
    captions: captions === undefined ? null : pathOf(key, captions, captionsFile?.name ?? `${captions}/${version}`),
    captionsReviewed: captions === undefined ? null : captionsReviewed !== undefined,
    cookies: await signPlayback(key, playbackExpiry(now(), courseEnd)),
  }
}
