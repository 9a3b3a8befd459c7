import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  FOLDER_BYTES,
  RENDITION_NAMES,
  renditionFile,
  renditionFolder,
  renditionPlaylist,
} from '#domain/content/hls/rendition-names.ts'
import {
  SeedCaptionsDocument,
  SeedFileUploadDocument,
  SeedPublishedRenditionsDocument,
  SeedRenditionDocument,
  SeedRenditionsDocument,
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

/** Sends a video, or into `folder` one of its renditions, in parts; returns what finishes the upload. */
async function sendParts(call: CallApi, path: string, place: Place & { folder?: string }) {
  const { fileName, body } = readFile(path)
  const file = { ...place, fileName, size: body.length }
  const { uploadId, partSize } = (await call(SeedVideoUploadDocument, { input: file })).startVideoUpload
  const input = { ...file, uploadId }
  for (let number = 1; (number - 1) * partSize < body.length; number += 1) {
    const { signVideoParts } = await call(SeedVideoPartsDocument, { input, numbers: [number] })
    const part = body.subarray((number - 1) * partSize, number * partSize)
    for (const { url } of signVideoParts) await put(url, part, fileName)
  }
  return input
}

async function uploadVideo(call: CallApi, path: string, place: Place): Promise<number> {
  const input = await sendParts(call, path, place)
  return (await call(SeedVideoDocument, { input })).finishVideoUpload.version
}

async function uploadRenditions(call: CallApi, path: string, place: Place): Promise<void> {
  const input = { ...place, folder: renditionFolder(crypto.getRandomValues(new Uint8Array(FOLDER_BYTES))) }
  await call(SeedRenditionsDocument, { input })
  for (const name of RENDITION_NAMES) {
    const rendition = await sendParts(call, `${path}/${renditionFile(name)}`, input)
    const playlist = readFile(`${path}/${renditionPlaylist(name)}`).body.toString()
    await call(SeedRenditionDocument, { input: rendition, playlist })
  }
  await call(SeedPublishedRenditionsDocument, { input })
}

async function uploadCaptions(call: CallApi, path: string, place: Place & { version: number }): Promise<void> {
  const { fileName, body } = readFile(path)
  const { uploadKey, url } = (await call(SeedFileUploadDocument, { size: body.length })).createFileUpload
  await put(url, body, fileName)
  await call(SeedCaptionsDocument, { input: { ...place, uploadKey, fileName } })
}

/** Uploads a sample lecture's video, captions and renditions as the screen does: the academy looks at their bytes before it shows them. */
export async function uploadLecture(call: CallApi, lecture: SampleLecture, place: Place): Promise<void> {
  const version = await uploadVideo(call, lecture.video, place)
  await uploadCaptions(call, lecture.captions, { ...place, version })
  if (lecture.renditions !== undefined) await uploadRenditions(call, lecture.renditions, place)
}
