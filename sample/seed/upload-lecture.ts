import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  SeedCaptionsDocument,
  SeedFileUploadDocument,
  SeedVideoDocument,
  SeedVideoPartsDocument,
  SeedVideoUploadDocument,
} from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import type { SampleLecture } from '#sample/types.ts'

type Place = { contentKey: string; sectionKey: string; taskKey: string }

const readFile = (path: string) => ({
  fileName: basename(path),
  body: readFileSync(new URL(`../${path}`, import.meta.url)),
})

async function put(url: string, body: Uint8Array<ArrayBuffer>, fileName: string): Promise<void> {
  const reply = await fetch(url, { method: 'PUT', body })
  if (!reply.ok) throw new Error(`${fileName} was not stored: ${reply.status} ${await reply.text()}`)
}

async function uploadVideo(call: CallApi, path: string, place: Place): Promise<number> {
  const { fileName, body } = readFile(path)
  const file = { ...place, fileName, size: body.length }
  const { uploadId, partSize } = (await call(SeedVideoUploadDocument, { input: file })).startVideoUpload
  const input = { ...file, uploadId }
  for (let number = 1; (number - 1) * partSize < body.length; number += 1) {
    const { signVideoParts } = await call(SeedVideoPartsDocument, { input, numbers: [number] })
    const part = body.subarray((number - 1) * partSize, number * partSize)
    for (const { url } of signVideoParts) await put(url, part, fileName)
  }
  return (await call(SeedVideoDocument, { input })).finishVideoUpload.version
}

async function uploadCaptions(call: CallApi, path: string, place: Place & { version: number }): Promise<void> {
  const { fileName, body } = readFile(path)
  const { uploadKey, url } = (await call(SeedFileUploadDocument, { size: body.length })).createFileUpload
  await put(url, body, fileName)
  await call(SeedCaptionsDocument, { input: { ...place, uploadKey, fileName } })
}

/** Uploads a sample lecture's video and captions as the screen does: the academy looks at their bytes before it shows them. */
export async function uploadLecture(call: CallApi, lecture: SampleLecture, place: Place): Promise<void> {
  const version = await uploadVideo(call, lecture.video, place)
  await uploadCaptions(call, lecture.captions, { ...place, version })
}
