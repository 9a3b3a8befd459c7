import { FinishVideoUploadDocument } from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { fastStart } from './fast-start.ts'
import { dropUpload, type LectureFile, type LecturePath, sendUpload } from './send-upload.ts'
import type { UploadEvent } from './upload-state.ts'

type SendVideo = {
  place: LecturePath
  file: File
  signal: AbortSignal
  onEvent: (event: UploadEvent) => void
}

/** A video uploaded by this tab: its bytes, and the id of the upload that the lecture uses. */
export type SentVideo = { body: Blob; video: string }

/**
 * The file to upload, with its index moved to the front for fast playback. A moved index changes the bytes, so it
 * counts as a different upload.
 */
async function lectureFile(place: LecturePath, file: File) {
  const { body, place: index } = await fastStart(file)
  const { name, size, lastModified } = file
  const identity = [place.taskKey, name, size, lastModified, ...(index === 'moved' ? ['fast start'] : [])].join('/')
  return { sent: { place, fileName: name, body, identity } satisfies LectureFile, startsLate: index === 'behind' }
}

/**
 * Uploads a lecture's video, with its index moved to the front, and saves it in the lecture (spec 3.4.5, 3.7.20).
 * Returns the uploaded bytes and the upload's id. Rejects with the server's or the storage's message.
 */
export async function sendVideo({ place, file, signal, onEvent }: SendVideo): Promise<SentVideo> {
  const { sent, startsLate } = await lectureFile(place, file)
  onEvent({ type: 'prepared', startsLate })
  const video = await sendUpload({
    file: sent,
    finish: (input) => mutate(FinishVideoUploadDocument, { input }),
    signal,
    onSent: (bytes) => onEvent({ type: 'sent', sent: bytes, at: Date.now() }),
    onWaiting: (waiting) => onEvent({ type: 'waiting', waiting }),
    onArrived: () => onEvent({ type: 'arrived' }),
  })
  return { body: sent.body, video }
}

/** Deletes the stored parts of a file. */
export async function dropVideo(place: LecturePath, file: File): Promise<void> {
  await dropUpload((await lectureFile(place, file)).sent)
}
