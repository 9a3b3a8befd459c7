import { createHash } from 'node:crypto'
import { MASTER_PLAYLIST } from '#domain/content/hls/rendition-names.ts'
import { playbackExpiry } from '#domain/content/playback.ts'
import type { LecturePlayback } from '#generated/schema.ts'
import type { SignPlayback } from '#lambdas/aws/sign-playback.ts'
import type { TaskItem } from '#table/task.ts'

/** What changes with the file that lies under a name: caches keep each apart. */
const versionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

const pathOf = (taskKey: string, name: string, version: string) =>
  `/lectures/${taskKey}/${encodeURIComponent(name)}?v=${versionOf(version)}`

/**
 * What plays a Lecture: the paths of its files on the site, and the cookies that open them, until a quarter of an hour from
 * now or `courseEnd`, epoch milliseconds. Null while no video is uploaded.
 */
export async function lecturePlayback(
  { key, fileName, captionsName, upload, version, renditions }: TaskItem,
  { signPlayback, now }: { signPlayback: SignPlayback; now: () => number },
  courseEnd?: number,
): Promise<LecturePlayback | null> {
  if (fileName === undefined) return null
  return {
    video: pathOf(key, fileName, upload?.id ?? fileName),
    // Each publication has a folder of its own.
    playlist: renditions === undefined ? null : `/lectures/${key}/${renditions.folder}/${MASTER_PLAYLIST}`,
    captions: captionsName === undefined ? null : pathOf(key, captionsName, `${captionsName}/${version}`),
    cookies: await signPlayback(key, playbackExpiry(now(), courseEnd)),
  }
}
