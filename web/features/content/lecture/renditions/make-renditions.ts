import { renditionFile, type RenditionName } from '#domain/content/hls/rendition-names.ts'
import {
  CancelRenditionsDocument,
  FinishRenditionDocument,
  PublishRenditionsDocument,
  StartRenditionsDocument,
} from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { dropUpload, type LectureFile, type LecturePath, sendUpload } from '../upload/send-upload.ts'
import type { SentVideo } from '../upload/send-video.ts'
import type { OpenVideo, Unable, VideoSource } from './encode.ts'
import { type MadeRendition, type RenditionFiles, renditionFiles } from './rendition-files.ts'
import type { RenditionsEvent } from './renditions-state.ts'
import { storedRuns } from './stored-runs.ts'

export type MakeRenditions = {
  place: LecturePath
  /** The video, if this tab uploaded it. */
  sent?: SentVideo | undefined
  /** Opens the stored video, read in ranges. */
  stored?: (() => Promise<Exclude<VideoSource, Blob>>) | undefined
  /** Takes over from another window that is creating them. */
  instead: boolean
  signal: AbortSignal
  onEvent: (event: RenditionsEvent) => void
}

/** Messages for the reasons why this browser can't create renditions. */
const UNABLE: Readonly<Record<Unable | 'nothing', string>> = {
  pictures:
    'This browser cannot encode H.264 video, so students get the whole video alone. A new Chrome or Edge on a computer can make the smaller versions.',
  sound:
    'This browser cannot read or encode the sound of this video, so students get the whole video alone. Upload it with AAC sound, or try a new Chrome or Edge.',
  nothing: 'The video is no longer in this window; please reload the page',
}
const unable = (why: keyof typeof UNABLE) => new AppError('unable', UNABLE[why])

const fileOf = (place: LecturePath, folder: string, name: RenditionName, body: Blob): LectureFile => ({
  ...{ place, folder, fileName: renditionFile(name), body },
  identity: [place.taskKey, folder, name, body.size].join('/'),
})

/** Opens the lecture's current video: the one uploaded by this tab, otherwise the stored one. */
async function openShown(video: string, { sent, stored }: MakeRenditions): Promise<OpenVideo> {
  const { openVideo } = await import('./encode.ts')
  const source = sent?.video === video ? sent.body : await stored?.()
  if (source === undefined) throw unable('nothing')
  const opened = await openVideo(source)
  if (typeof opened === 'string') throw unable(opened)
  return opened
}

/** The local files of a run. Removes those created from another video. */
async function localFiles(folder: string, video: string, taskKey: string): Promise<RenditionFiles> {
  const files = await renditionFiles(folder, storedRuns.folders())
  if (storedRuns.find(taskKey)?.video === video) return files
  await files.remove()
  storedRuns.store({ taskKey, folder, video })
  return renditionFiles(folder, storedRuns.folders())
}

/**
 * Creates the renditions of a lecture's video in this browser one by one, uploads each, and publishes them together.
 * Skips renditions that are already stored and reuses those already encoded. Rejects with a user-facing message.
 */
export async function makeRenditions(make: MakeRenditions): Promise<void> {
  const { place, instead, signal, onEvent } = make
  if (typeof VideoEncoder === 'undefined') throw unable('pictures')
  const onWaiting = (waiting: boolean) => onEvent({ type: 'waiting', waiting })
  const trying = { signal, onWaiting }
  const { folder } = storedRuns.findOrBegin(place.taskKey)
  const input = { ...place, folder }
  const { startRenditions } = await retryWhileOffline(() => mutate(StartRenditionsDocument, { input, instead }), trying)
  const files = await localFiles(folder, startRenditions.video, place.taskKey)
  const video = await openShown(startRenditions.video, make).catch(async (error: unknown) => {
    // Drops this run so that a browser that can encode the video doesn't have to wait for it.
    if (error instanceof AppError && error.code === 'unable') await dropRenditions(place)
    throw error
  })
  try {
    const stored = startRenditions.list.map(({ name }) => name)
    onEvent({ type: 'planned', names: video.rungs.map(({ name }) => name), stored })
    for (const rung of video.rungs) {
      if (stored.includes(rung.name)) continue
      signal.throwIfAborted()
      const share = (type: 'making' | 'sending') => (done: number) =>
        onEvent({ type, name: rung.name, share: done, at: Date.now() })
      share('making')(0)
      const made: MadeRendition =
        (await files.find(rung.name)) ??
        (await files.make(rung.name, (to) => video.encode(rung, to, { signal, onShare: share('making') })))
      signal.throwIfAborted()
      await sendUpload({
        file: fileOf(place, folder, rung.name, made.body),
        finish: (upload) => mutate(FinishRenditionDocument, { input: upload, playlist: made.playlist }),
        signal,
        onSent: (bytes) => share('sending')(bytes / Math.max(1, made.body.size)),
        onWaiting,
        onArrived: () => undefined,
      })
      onEvent({ type: 'stored', name: rung.name, at: Date.now() })
    }
    signal.throwIfAborted()
    onEvent({ type: 'publishing' })
    await retryWhileOffline(() => mutate(PublishRenditionsDocument, { input }), trying)
  } finally {
    video.close()
  }
  storedRuns.forget(place.taskKey)
  await files.remove()
}

/** Deletes unpublished renditions on the server and the files on this device. */
export async function dropRenditions(place: LecturePath): Promise<void> {
  const run = storedRuns.find(place.taskKey)
  if (run === undefined) return
  // Forget the run first, so that a new start uses its own folder.
  storedRuns.forget(place.taskKey)
  const { folder } = run
  const files = await renditionFiles(folder, storedRuns.folders())
  for (const name of ['audio', '360p', '480p', '720p'] as const) {
    const made = await files.find(name)
    if (made !== undefined) await dropUpload(fileOf(place, folder, name, made.body))
  }
  await files.remove()
  await mutate(CancelRenditionsDocument, { input: { ...place, folder } }).catch(() => undefined)
}
