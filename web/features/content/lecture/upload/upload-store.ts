import { create } from 'zustand'
import { checkVideo, HEAD_BYTES } from '#domain/content/check-video.ts'
import { contentMessages, contentSuccess } from '#domain/messages/content.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showBackgroundMessage } from '#web/lib/message-store.ts'
import { sessionStore } from '#web/lib/session/session-store.ts'
import { startRenditions } from '../renditions/renditions-store.ts'
import { guardUnload } from './guard-unload.ts'
import { dropVideo, sendVideo } from './send-video.ts'
import type { LecturePath } from './send-upload.ts'
import { afterEvent, READY, type UploadEvent, type UploadState } from './upload-state.ts'

type Job = { run: AbortController; place: LecturePath; file: File; allowUnload: () => void }
type Lecture = { place: LecturePath; name: string }

/** The uploads of this tab, by task. They continue while other pages are open. */
const useUploadStore = create<{ uploads: Readonly<Record<string, UploadState>> }>(() => ({ uploads: {} }))
const jobs = new Map<string, Job>()

export const useUpload = (taskKey: string): UploadState => useUploadStore(({ uploads }) => uploads[taskKey] ?? READY)

function applyEvent(taskKey: string, event: UploadEvent): void {
  useUploadStore.setState(({ uploads }) => ({
    uploads: { ...uploads, [taskKey]: afterEvent(uploads[taskKey] ?? READY, event) },
  }))
}

/** Validates a selected file by its first bytes. Returns the error message, if any (spec 3.5.8). */
export async function problemOf(file: File | undefined): Promise<string | undefined> {
  const head = file === undefined ? new ArrayBuffer() : await file.slice(0, HEAD_BYTES).arrayBuffer()
  const code = checkVideo(file, new Uint8Array(head))
  return code === undefined ? undefined : contentMessages[code]
}

/** Uploads a validated video. Does nothing while an upload is running. */
export async function startUpload({ place, name }: Lecture, file: File): Promise<void> {
  const { taskKey } = place
  if (jobs.has(taskKey)) return
  const job: Job = { run: new AbortController(), place, file, allowUnload: guardUnload() }
  const { signal } = job.run
  const onEvent = (event: UploadEvent) => {
    if (!signal.aborted) applyEvent(taskKey, event)
  }
  jobs.set(taskKey, job)
  onEvent({ type: 'started', fileName: file.name, total: file.size })
  try {
    const sent = await sendVideo({ place, file, signal, onEvent })
    onEvent({ type: 'saved' })
    showBackgroundMessage(contentSuccess.videoUploaded(name))
    if (!signal.aborted) void startRenditions({ place, name, sent })
  } catch (error) {
    if (!signal.aborted) {
      const problem = error instanceof AppError ? error.message : unknownFailure
      onEvent({ type: 'failed', problem })
      showBackgroundMessage(problem, 'error')
    }
  }
  if (jobs.get(taskKey) === job) jobs.delete(taskKey)
  job.allowUnload()
}

/** Stops an upload and deletes its stored parts (spec 3.4.5). */
export async function cancelUpload(taskKey: string): Promise<void> {
  const job = jobs.get(taskKey)
  if (job === undefined) return
  jobs.delete(taskKey)
  job.run.abort()
  applyEvent(taskKey, { type: 'canceled' })
  job.allowUnload()
  await dropVideo(job.place, job.file)
}

/** Returns to ready after a cancel or an error, or once the saved video is displayed. */
export function resetUpload(taskKey: string): void {
  applyEvent(taskKey, { type: 'reset' })
}

// Signing out stops the uploads. The same file can be resumed later.
sessionStore.subscribe(({ session }, before) => {
  if (before.session === undefined || session?.uid === before.session.uid) return
  for (const { run, allowUnload } of jobs.values()) {
    run.abort()
    allowUnload()
  }
  jobs.clear()
  useUploadStore.setState({ uploads: {} })
})
