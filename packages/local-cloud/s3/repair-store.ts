import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FilesystemStore, Part, Stored } from 's3rver'
import S3Error from 's3rver/lib/models/error.js'
import { parseJson, isObject } from '../shared/json.ts'

const MIN_PART_BYTES = 5 * 1024 * 1024

/** The folder for an upload's parts. */
export const uploadFolder = (store: FilesystemStore, bucket: string, uploadId: string): string =>
  join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId.replace(/[^0-9a-f]/g, '-'))

/** Throws NoSuchUpload if the upload was completed, aborted, or never started. */
export function checkUpload(store: FilesystemStore, bucket: string, uploadId: string): string {
  const folder = uploadFolder(store, bucket, uploadId)
  if (!existsSync(join(folder, 'key')))
    throw new S3Error(
      'NoSuchUpload',
      'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
    )
  return folder
}

/** Moves a finished file into place; objects also update their metadata. */
type Place = (move: () => Promise<void>, md5: string) => Promise<void>

/** Writes a stream to a temporary file and then moves it into place; a broken stream leaves the old file unchanged. */
async function writeWhole(file: string, content: Readable, place: Place = (move) => move()): Promise<Stored> {
  await mkdir(dirname(file), { recursive: true })
  const fresh = join(dirname(file), `.${randomUUID()}._S3rver_new`)
  const md5 = createHash('md5')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      md5.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(content, measure, createWriteStream(fresh))
    const sum = md5.digest('hex')
    await place(() => rename(fresh, file), sum)
    return { size, md5: sum }
  } catch (error) {
    await rm(fresh, { force: true })
    throw content.errored ?? error
  }
}

async function* bytesOf(files: string[]): AsyncGenerator<Buffer> {
  for (const file of files)
    for await (const chunk of createReadStream(file)) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
}

type StoredPart = { number: number; md5: string; size: number }

async function checkParts(folder: string, parts: Part[]): Promise<StoredPart[]> {
  const stored = await Promise.all(
    parts.map(async ({ number, etag }) => {
      const [md5 = '', size = '0'] = (
        await readFile(join(folder, `${String(number)}.md5`), 'utf8').catch(() => '')
      ).split(' ')
      if (md5 === '' || md5 !== etag)
        throw new S3Error(
          'InvalidPart',
          "One or more of the specified parts could not be found. The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.",
        )
      return { number, md5, size: Number(size) }
    }),
  )
  if (parts.some((part, i) => i > 0 && part.number <= (parts[i - 1]?.number ?? 0)))
    throw new S3Error(
      'InvalidPartOrder',
      'The list of parts was not in ascending order. Parts must be ordered by part number.',
    )
  if (stored.slice(0, -1).some(({ size }) => size < MIN_PART_BYTES))
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
  return stored
}

async function readMetadata(folder: string): Promise<Record<string, string>> {
  const stored = parseJson(await readFile(join(folder, 'metadata'), 'utf8'))
  if (!isObject(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Serializes operations with the same name. */
function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, turn)
    const leave = () => {
      if (last.get(name) === turn) last.delete(name)
    }
    turn.then(leave, leave)
    return turn
  }
}

/**
 * Fixes s3rver's bugs: it writes objects in place while they arrive (an aborted upload destroys the old object),
 * responds before the bytes are on disk, mixes content and metadata of different writes, accepts any part list, tags
 * multipart objects with a plain MD5, and treats `bytes=0-0` as the whole object.
 */
export function repairStore(store: FilesystemStore): void {
  const alone = inTurn()
  const nameOf = (bucket: string, key: string) => `${bucket}/${key}`
  const metadataOf = store.getMetadata.bind(store)
  const putObject: FilesystemStore['putObject'] = async ({ bucket, key, content, metadata }) => {
    const file = store.getResourcePath(bucket, key, 'object')
    return writeWhole(file, Buffer.isBuffer(content) ? Readable.from([content]) : content, (move, md5) =>
      alone(nameOf(bucket, key), async () => {
        await move()
        await store.putMetadata(bucket, key, metadata, md5)
      }),
    )
  }
  const putPart: FilesystemStore['putPart'] = async (bucket, uploadId, partNumber, content) => {
    const folder = checkUpload(store, bucket, uploadId)
    if (!/^\d{1,5}$/.test(partNumber) || Number(partNumber) < 1 || Number(partNumber) > 10_000)
      throw new S3Error('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive')
    const stored = await writeWhole(join(folder, String(Number(partNumber))), content)
    await writeFile(join(folder, `${String(Number(partNumber))}.md5`), `${stored.md5} ${String(stored.size)}`)
    return stored
  }
  const putObjectMultipart: FilesystemStore['putObjectMultipart'] = async (bucket, uploadId, parts) => {
    const folder = checkUpload(store, bucket, uploadId)
    const stored = await checkParts(folder, parts)
    const key = await readFile(join(folder, 'key'), 'utf8')
    const sum = createHash('md5')
    for (const { md5 } of stored) sum.update(Buffer.from(md5, 'hex'))
    const md5 = `${sum.digest('hex')}-${String(stored.length)}`
    const content = Readable.from(bytesOf(stored.map(({ number }) => join(folder, String(number)))))
    const metadata = await readMetadata(folder)
    const { size } = await writeWhole(store.getResourcePath(bucket, key, 'object'), content, (move) =>
      alone(nameOf(bucket, key), async () => {
        await move()
        await store.putMetadata(bucket, key, metadata, md5)
      }),
    )
    await rm(folder, { recursive: true, force: true })
    return { size, md5 }
  }
  const getMetadata: FilesystemStore['getMetadata'] = (bucket, key) =>
    alone(nameOf(bucket, key), () => metadataOf(bucket, key))
  // getObject already holds the lock when it reads the metadata.
  const within = Object.create(store, { getMetadata: { value: metadataOf } }) as FilesystemStore
  const whole = store.getObject.bind(within)
  const getObject: FilesystemStore['getObject'] = async (bucket, key, options) => {
    const object = await alone(nameOf(bucket, key), () =>
      whole(bucket, key, options?.end === 0 ? { start: 0, end: 1 } : options),
    )
    if (options?.end !== 0 || !object?.content || !object.range) return object
    object.content.destroy()
    const content = createReadStream(store.getResourcePath(bucket, key, 'object'), { start: 0, end: 0 })
    return Object.assign(object, { content, range: { start: 0, end: 0 } })
  }
  Object.assign(store, { putObject, putPart, putObjectMultipart, getObject, getMetadata })
}
