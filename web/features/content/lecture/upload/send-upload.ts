import {
  CancelVideoUploadDocument,
  FindVideoUploadDocument,
  SignVideoPartsDocument,
  StartVideoUploadDocument,
} from '#generated/admin-operations.ts'
import type { UploadSessionFieldsFragment } from '#generated/operations.ts'
import type { VideoUploadInput } from '#generated/schema.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { sendParts } from './send-parts.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'
import { isObject } from '#web/lib/json.ts'

type StoredUpload = { name: string; uploadId: string }

const areStoredUploads = (value: unknown): value is StoredUpload[] =>
  Array.isArray(value) && value.every((each: unknown) => isObject(each) && 'name' in each && 'uploadId' in each)

const stored = storedValue(() => window.localStorage, 'academy.uploads', areStoredUploads)
/** Maximum number of remembered uploads. The bucket deletes abandoned ones. */
const MAX_STORED = 20

/** Uploads started in this browser, by task and file, so that the same file resumes where it was interrupted. */
const storedUploads = {
  find: (name: string): string | undefined => stored.read()?.find((upload) => upload.name === name)?.uploadId,
  store: (name: string, uploadId: string): void => {
    const others = (stored.read() ?? []).filter((upload) => upload.name !== name)
    stored.write([{ name, uploadId }, ...others].slice(0, MAX_STORED))
  },
  forget: (name: string): void => stored.write((stored.read() ?? []).filter((upload) => upload.name !== name)),
}

export type LecturePath = { contentKey: string; sectionKey: string; taskKey: string }

/** A file of a lecture that is uploaded in parts: its video or, with a folder, one of the video's renditions. */
export type LectureFile = {
  place: LecturePath
  folder?: string
  fileName: string
  body: Blob
  /** Identifies the bytes, so that an interrupted upload of the same bytes resumes. */
  identity: string
}

type SendUpload = {
  file: LectureFile
  /** Makes the server accept the file once it is complete. Safe to retry. */
  finish: (input: VideoUploadInput) => Promise<unknown>
  signal: AbortSignal
  onSent: (bytes: number) => void
  onWaiting: (waiting: boolean) => void
  onArrived: () => void
}

const fieldsOf = ({ place, folder, fileName, body }: LectureFile) => ({
  ...place,
  ...(folder === undefined ? {} : { folder }),
  fileName,
  size: body.size,
})

/** Resumes the interrupted upload of these bytes if the storage still has it, or starts a new one. */
async function startOrResumeUpload(file: LectureFile): Promise<UploadSessionFieldsFragment> {
  const uploadId = storedUploads.find(file.identity)
  if (uploadId !== undefined) {
    const { videoUpload } = await query(FindVideoUploadDocument, { input: { ...fieldsOf(file), uploadId } })
    if (videoUpload !== null) return videoUpload
  }
  const { startVideoUpload } = await mutate(StartVideoUploadDocument, { input: fieldsOf(file) })
  storedUploads.store(file.identity, startVideoUpload.uploadId)
  return startVideoUpload
}

/**
 * Uploads a file of a lecture directly to the storage and makes the server accept it (spec 3.4.5, 3.7.20). Sends only
 * parts that aren't stored yet. Returns the upload's id. Rejects with the server's or the storage's message.
 */
export async function sendUpload({ file, finish, signal, onSent, onWaiting, onArrived }: SendUpload): Promise<string> {
  const trying = { signal, onWaiting }
  const { uploadId, partSize, done } = await retryWhileOffline(() => startOrResumeUpload(file), trying)
  const input = { ...fieldsOf(file), uploadId }
  /** Another tab may have finished or dropped this upload. Calling finish shows which. */
  const isOver = async () =>
    !signal.aborted && (await query(FindVideoUploadDocument, { input }).catch(() => undefined))?.videoUpload === null
  const sending = sendParts({
    file: file.body,
    partSize,
    done,
    sign: async (numbers) => (await mutate(SignVideoPartsDocument, { input, numbers })).signVideoParts,
    put: putFile,
    now: Date.now,
    signal,
    onSent,
    onWaiting,
  })
  await sending.catch(async (error: unknown) => {
    if (!(await isOver())) throw error
  })
  signal.throwIfAborted()
  onArrived()
  await retryWhileOffline(() => finish(input), trying)
  storedUploads.forget(file.identity)
  return uploadId
}

/** Deletes the stored parts of a file. If that fails, the bucket's lifecycle rule deletes them later. */
export async function dropUpload(file: LectureFile): Promise<void> {
  const uploadId = storedUploads.find(file.identity)
  if (uploadId === undefined) return
  storedUploads.forget(file.identity)
  await mutate(CancelVideoUploadDocument, { input: { ...fieldsOf(file), uploadId } }).catch(() => undefined)
}
