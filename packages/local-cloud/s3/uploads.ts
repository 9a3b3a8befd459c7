import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilesystemStore } from 's3rver'
import { escapeHtml } from '../shared/escape-html.ts'
import type { BucketOptions } from './bucket-options.ts'
import { checkUpload } from './repair-store.ts'

type Upload = { key: string; uploadId: string; begun: Date }

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'

async function uploadsOf(store: FilesystemStore, bucket: string): Promise<Upload[]> {
  const folder = store.getResourcePath(bucket, undefined, 'uploads')
  if (!existsSync(folder)) return []
  const uploads = await Promise.all(
    (await readdir(folder)).map(async (uploadId) => {
      const file = join(folder, uploadId, 'key')
      if (!existsSync(file)) return []
      const [key, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
      return [{ key, uploadId, begun: mtime }]
    }),
  )
  return uploads.flat().sort((a, b) => a.key.localeCompare(b.key))
}

/** ListMultipartUploads: a bucket's uploads that are neither completed nor aborted. */
export async function listUploads(store: FilesystemStore, bucket: string): Promise<string> {
  const uploads = (await uploadsOf(store, bucket)).map(
    ({ key, uploadId, begun }) =>
      `<Upload><Key>${escapeHtml(key)}</Key><UploadId>${uploadId}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
  )
  return `${XML}<ListMultipartUploadsResult ${NAMESPACE}><Bucket>${escapeHtml(bucket)}</Bucket><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`
}

/** ListParts: the parts of an upload received so far. Throws NoSuchUpload. */
export async function listParts(store: FilesystemStore, bucket: string, uploadId: string): Promise<string> {
  const folder = checkUpload(store, bucket, uploadId)
  const numbers = (await readdir(folder)).flatMap((name) => (name.endsWith('.md5') ? [Number(name.slice(0, -4))] : []))
  const parts = await Promise.all(
    numbers
      .sort((a, b) => a - b)
      .map(async (number) => {
        const [md5 = '', size = '0'] = (await readFile(join(folder, `${String(number)}.md5`), 'utf8')).split(' ')
        return `<Part><PartNumber>${String(number)}</PartNumber><ETag>&quot;${md5}&quot;</ETag><Size>${size}</Size></Part>`
      }),
  )
  const key = escapeHtml(await readFile(join(folder, 'key'), 'utf8'))
  return `${XML}<ListPartsResult ${NAMESPACE}><Bucket>${escapeHtml(bucket)}</Bucket><Key>${key}</Key><UploadId>${escapeHtml(uploadId)}</UploadId><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`
}

/** AbortMultipartUpload: deletes the parts. Throws NoSuchUpload. */
export async function abortUpload(store: FilesystemStore, bucket: string, uploadId: string): Promise<void> {
  await rm(checkUpload(store, bucket, uploadId), { recursive: true, force: true })
}

/**
 * Removes uploads that are older than their bucket's lifecycle rule allows; `now` is in epoch milliseconds. Returns
 * their number.
 */
export async function expireUploads(
  store: FilesystemStore,
  buckets: readonly BucketOptions[],
  now: number,
): Promise<number> {
  let dropped = 0
  for (const { name, lifecycleRules } of buckets)
    for (const { key, uploadId, begun } of await uploadsOf(store, name)) {
      const expired = lifecycleRules.some(
        ({ prefix, abortUploadsAfterDays: days }) =>
          days !== undefined && key.startsWith(prefix) && begun.getTime() + days * 86_400_000 <= now,
      )
      if (!expired) continue
      await abortUpload(store, name, uploadId)
      dropped += 1
    }
  return dropped
}
