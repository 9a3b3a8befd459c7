import {
  CancelVideoUploadDocument,
  FindVideoUploadDocument,
  FinishVideoUploadDocument,
  SignVideoPartsDocument,
  StartVideoUploadDocument,
  type UploadSessionFieldsFragment,
} from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { sendParts } from './send-parts.ts'
import type { UploadEvent } from './upload-state.ts'
import { isObject } from '#web/lib/json.ts'

/** The keys of the lecture. */
export type LecturePlace = { contentKey: string; sectionKey: string; taskKey: string }

type SendVideo = {
  place: LecturePlace
  file: File
  signal: AbortSignal
  onEvent: (event: UploadEvent) => void
}

const inputOf = (place: LecturePlace, { name, size }: File, uploadId: string) => ({
  ...place,
  fileName: name,
  uploadId,
  size,
})

/** The upload of this very file that was cut off, if the storage still has it, or a new one. */
async function startOrResumeUpload(place: LecturePlace, file: File): Promise<UploadSessionFieldsFragment> {
  const name = uploadName(place.taskKey, file)
  const uploadId = storedUploads.find(name)
  if (uploadId !== undefined) {
    const { videoUpload } = await query(FindVideoUploadDocument, { input: inputOf(place, file, uploadId) })
    if (videoUpload !== null) return videoUpload
  }
  const input = { ...place, fileName: file.name, size: file.size }
  const { startVideoUpload } = await mutate(StartVideoUploadDocument, { input })
  storedUploads.store(name, startVideoUpload.uploadId)
  return startVideoUpload
}

/**
 * Sends a lecture's video straight to the storage and saves it in the lecture (spec 3.4.5, 3.7.20). Only parts that have
 * not arrived before are sent. Fails with the server's or the storage's words.
 */
export async function sendVideo({ place, file, signal, onEvent }: SendVideo): Promise<void> {
  const onWaiting = (waiting: boolean) => {
    onEvent({ type: 'waiting', waiting })
  }
  const trying = { signal, onWaiting }
  const { uploadId, partSize, done } = await retryWhileOffline(() => startOrResumeUpload(place, file), trying)
  const input = inputOf(place, file, uploadId)
  /** Another tab may have finished or dropped this very upload: finishing shows which. */
  const isOver = async () =>
    !signal.aborted && (await query(FindVideoUploadDocument, { input }).catch(() => undefined))?.videoUpload === null
  const sending = sendParts({
    file,
    partSize,
    done,
    sign: async (numbers) => (await mutate(SignVideoPartsDocument, { input, numbers })).signVideoParts,
    put: putFile,
    now: Date.now,
    signal,
    onSent: (sent) => {
      onEvent({ type: 'sent', sent, at: Date.now() })
    },
    onWaiting,
  })
  await sending.catch(async (error: unknown) => {
    if (!(await isOver())) throw error
  })
  signal.throwIfAborted()
  onEvent({ type: 'arrived' })
  await retryWhileOffline(() => mutate(FinishVideoUploadDocument, { input }), trying)
  storedUploads.forget(uploadName(place.taskKey, file))
}

/** Removes the stored parts of a file; if that fails, the bucket's lifecycle rule removes them later. */
export async function dropVideo(place: LecturePlace, file: File): Promise<void> {
  const name = uploadName(place.taskKey, file)
  const uploadId = storedUploads.find(name)
  if (uploadId === undefined) return
  storedUploads.forget(name)
  await mutate(CancelVideoUploadDocument, { input: inputOf(place, file, uploadId) }).catch(() => undefined)
}

type StoredUpload = { name: string; uploadId: string }

const areStoredUploads = (value: unknown): value is StoredUpload[] =>
  Array.isArray(value) && value.every((each: unknown) => isObject(each) && 'name' in each && 'uploadId' in each)

const stored = storedValue(() => window.localStorage, 'academy.uploads', areStoredUploads)
/** Uploads that were left for good are dropped by the bucket; their names need not pile up here. */
const MOST = 20

/** What identifies a file as the same one as before. */
const uploadName = (taskKey: string, { name, size, lastModified }: File): string =>
  [taskKey, name, size, lastModified].join('/')

/** The uploads that were begun in this browser, by task and file: the same file is resumed where it was interrupted. */
const storedUploads = {
  find: (name: string): string | undefined => stored.read()?.find((upload) => upload.name === name)?.uploadId,
  store: (name: string, uploadId: string): void => {
    const others = (stored.read() ?? []).filter((upload) => upload.name !== name)
    stored.write([{ name, uploadId }, ...others].slice(0, MOST))
  },
  forget: (name: string): void => {
    stored.write((stored.read() ?? []).filter((upload) => upload.name !== name))
  },
}
