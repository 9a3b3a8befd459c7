import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBucket } from './bucket-options.ts'
import { startFiles, type FilesServer } from './start-files.ts'

const Bucket = 'media'
const ORIGIN = 'https://academy.example'
let dataDir: string
let files: FilesServer
let clock: number

const open = () =>
  startFiles({
    port: 0,
    dataDir,
    buckets: [
      readBucket(Bucket, {
        CorsConfiguration: {
          CorsRules: [
            {
              AllowedHeaders: ['*'],
              AllowedMethods: ['GET', 'HEAD', 'PUT'],
              AllowedOrigins: [ORIGIN],
              ExposedHeaders: ['ETag'],
              MaxAge: 3000,
            },
          ],
        },
        LifecycleConfiguration: {
          Rules: [{ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
        },
      }),
    ],
    corsOrigins: ['http://localhost:3000'],
    secretOf: (key) => (key.startsWith('LOCAL') ? `secret of ${key}` : undefined),
    isAllowed: (key, action, resource) =>
      key === 'LOCALDEVELOPER' || (action === 's3:GetObject' && resource.startsWith('arn:aws:s3:::media/lectures/')),
    log: () => undefined,
    now: () => clock,
  })

const client = (accessKeyId = 'LOCALDEVELOPER', secretAccessKey = `secret of ${accessKeyId}`) =>
  new S3Client({
    region: 'us-east-1',
    endpoint: files.url,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey },
  })

const put = (Key: string, Body: string | Buffer | Readable, more = {}) =>
  client().send(new PutObjectCommand({ Bucket, Key, Body, ...more }))

const get = async (Key: string, Range?: string) => {
  const reply = await client().send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }))
  return { text: await reply.Body?.transformToString(), reply }
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'files-'))
  clock = Date.now()
  files = await open()
})

afterEach(async () => {
  await files.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('objects, through the unmodified SDK', () => {
  it('keeps text, bytes and streams with their default checksums', async () => {
    const bytes = randomBytes(300_000)
    expect((await put('a.txt', 'hello', { ContentType: 'text/plain', Metadata: { who: 'me' } })).ETag).toBe(
      `"${createHash('md5').update('hello').digest('hex')}"`,
    )
    await put('b/c d+e.bin', bytes)
    await put('stream.bin', Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]), {
      ContentLength: bytes.length,
    })
    const { text, reply } = await get('a.txt')
    expect(text).toBe('hello')
    expect(reply).toMatchObject({ ContentType: 'text/plain', ContentLength: 5, Metadata: { who: 'me' } })
    expect(reply.ContentEncoding).toBeUndefined()
    for (const key of ['b/c d+e.bin', 'stream.bin']) {
      const body = await (await client().send(new GetObjectCommand({ Bucket, Key: key }))).Body?.transformToByteArray()
      expect(Buffer.compare(Buffer.from(body ?? []), bytes)).toBe(0)
    }
  })

  it('refuses a body that does not match its checksum, and keeps the old one', async () => {
    await put('a.txt', 'first')
    await expect(put('a.txt', 'second', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
    expect((await get('a.txt')).text).toBe('first')
  })

  it('keeps the old object when an upload is broken off', async () => {
    await put('a.txt', 'first')
    const url = new URL(await getSignedUrl(client(), new PutObjectCommand({ Bucket, Key: 'a.txt' })))
    await new Promise<void>((resolve) => {
      const sending = request(url, { method: 'PUT', headers: { 'content-length': 1000 } })
      sending.on('error', () => {
        resolve()
      })
      sending.write('half')
      setTimeout(() => sending.destroy(), 50)
    })
    expect((await get('a.txt')).text).toBe('first')
  })

  it('gives ranges', async () => {
    await put('a.txt', '0123456789')
    const first = await get('a.txt', 'bytes=2-4')
    expect(first.text).toBe('234')
    expect(first.reply.$metadata.httpStatusCode).toBe(206)
    expect(first.reply.ContentRange).toBe('bytes 2-4/10')
    expect((await get('a.txt', 'bytes=7-')).text).toBe('789')
    expect((await get('a.txt', 'bytes=-3')).text).toBe('789')
    expect((await get('a.txt', 'bytes=0-0')).text).toBe('0')
    expect((await get('a.txt', 'bytes=5-500')).text).toBe('56789')
    await expect(get('a.txt', 'bytes=10-')).rejects.toMatchObject({ $metadata: { httpStatusCode: 416 } })
  })

  it('heads, lists, copies and removes', async () => {
    for (const key of ['x/1', 'x/2', 'y/1']) await put(key, key)
    expect((await client().send(new HeadObjectCommand({ Bucket, Key: 'x/1' }))).ContentLength).toBe(3)
    await client().send(new CopyObjectCommand({ Bucket, Key: 'y/2', CopySource: `${Bucket}/x/1` }))
    const listed = await client().send(new ListObjectsV2Command({ Bucket, Prefix: 'x/' }))
    expect(listed.Contents?.map((one) => one.Key)).toEqual(['x/1', 'x/2'])
    await client().send(new DeleteObjectCommand({ Bucket, Key: 'x/1' }))
    await client().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'x/2' }, { Key: 'y/1' }] } }))
    expect((await client().send(new ListObjectsV2Command({ Bucket }))).Contents?.map((one) => one.Key)).toEqual(['y/2'])
    await expect(get('x/1')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(client().send(new HeadObjectCommand({ Bucket, Key: 'x/1' }))).rejects.toMatchObject({
      name: 'NotFound',
    })
  })

  it('writes only where nothing is, when asked to', async () => {
    await put('once', 'a', { IfNoneMatch: '*' })
    await expect(put('once', 'b', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  })

  it('writes only in place of what was read, when asked to, and of two at once only one', async () => {
    await put('file', 'a')
    const { ETag: IfMatch = '' } = await client().send(new HeadObjectCommand({ Bucket, Key: 'file' }))
    const both = await Promise.allSettled([put('file', 'b', { IfMatch }), put('file', 'c', { IfMatch })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(put('file', 'd', { IfMatch })).rejects.toMatchObject({ name: 'PreconditionFailed' })
    await expect(put('nowhere', 'd', { IfMatch })).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('gives an object whole, with the tag of what it gives, while others write it', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => String(i).repeat(1 + ((i * 7_919) % 5_000)))
    await put('busy.txt', 'x')
    const md5 = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`
    const write = async () => {
      for (const text of texts) await put('busy.txt', text)
    }
    const read = async () => {
      for (let i = 0; i < 40; i += 1) {
        const { text = '', reply } = await get('busy.txt')
        expect(reply.ETag).toBe(md5(text))
        expect(['x', ...texts]).toContain(text)
      }
    }
    await Promise.all([write(), read(), read()])
  })
  it('reads an object for the site without a signature', async () => {
    await put('catalogue.json', '{}', { ContentType: 'application/json' })
    await put('empty', '')
    expect(await files.readObject(Bucket, 'catalogue.json')).toEqual({
      body: Buffer.from('{}'),
      type: 'application/json',
    })
    expect((await files.readObject(Bucket, 'empty'))?.body).toHaveLength(0)
    expect(await files.readObject(Bucket, 'none')).toBeUndefined()
    expect(await files.readObject('other', 'catalogue.json')).toBeUndefined()
  })

  it('keeps them across a restart', async () => {
    await put('a.txt', 'hello')
    await files.close()
    files = await open()
    expect((await get('a.txt')).text).toBe('hello')
  })
})

describe('multipart uploads', () => {
  const begin = async (Key: string) =>
    (await client().send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' }))).UploadId
  const part = (Key: string, UploadId: string | undefined, PartNumber: number, Body: Buffer) =>
    client().send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))

  it('joins the parts under one type and tag', async () => {
    const UploadId = await begin('v.mp4')
    const bytes = [randomBytes(5 * 1024 * 1024), randomBytes(1000)]
    const Parts = []
    for (const [i, one] of bytes.entries())
      Parts.push({ PartNumber: i + 1, ETag: (await part('v.mp4', UploadId, i + 1, one)).ETag })
    const listed = await client().send(new ListPartsCommand({ Bucket, Key: 'v.mp4', UploadId }))
    expect(listed.Parts?.map((one) => one.Size)).toEqual([5 * 1024 * 1024, 1000])
    const wrong = [{ ...Parts[0], ETag: '"0"' }]
    await expect(
      client().send(
        new CompleteMultipartUploadCommand({ Bucket, Key: 'v.mp4', UploadId, MultipartUpload: { Parts: wrong } }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidPart' })
    const done = await client().send(
      new CompleteMultipartUploadCommand({ Bucket, Key: 'v.mp4', UploadId, MultipartUpload: { Parts } }),
    )
    expect(done.ETag).toMatch(/^"[0-9a-f]{32}-2"$/)
    const reply = await client().send(new GetObjectCommand({ Bucket, Key: 'v.mp4' }))
    expect(reply.ContentType).toBe('video/mp4')
    expect(Buffer.compare(Buffer.from((await reply.Body?.transformToByteArray()) ?? []), Buffer.concat(bytes))).toBe(0)
  })

  it('aborts, and then knows the upload no more', async () => {
    const UploadId = await begin('v.mp4')
    await part('v.mp4', UploadId, 1, Buffer.from('x'))
    expect(
      (await client().send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.map((one) => one.UploadId),
    ).toEqual([UploadId])
    await client().send(new AbortMultipartUploadCommand({ Bucket, Key: 'v.mp4', UploadId }))
    await expect(part('v.mp4', UploadId, 2, Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchUpload' })
  })

  it('drops unfinished uploads after the days of the lifecycle rule', async () => {
    await begin('v.mp4')
    expect(await files.expireUploads()).toBe(0)
    clock = Date.now() + 86_400_001
    expect(await files.expireUploads()).toBe(1)
  })
})

describe('who may', () => {
  const signed = (key: string, command: PutObjectCommand | GetObjectCommand, expiresIn = 60) =>
    getSignedUrl(client(key), command, { expiresIn })

  it('lets a presigned address put and get, from a browser, until it expires', async () => {
    const putUrl = await signed(
      'LOCALDEVELOPER',
      new PutObjectCommand({ Bucket, Key: 'lectures/a.mp4', ContentType: 'video/mp4' }),
    )
    const sent = await fetch(putUrl, {
      method: 'PUT',
      body: 'film',
      headers: { origin: ORIGIN, 'content-type': 'video/mp4' },
    })
    expect(sent.status).toBe(200)
    expect(sent.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
    expect(sent.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(sent.headers.get('access-control-expose-headers')).toBe('ETag')
    const getUrl = await signed(
      'LOCALREADER',
      new GetObjectCommand({ Bucket, Key: 'lectures/a.mp4', ResponseContentDisposition: 'inline' }),
    )
    const got = await fetch(getUrl, { headers: { range: 'bytes=0-1' } })
    expect([got.status, await got.text(), got.headers.get('content-disposition')]).toEqual([206, 'fi', 'inline'])
    clock += 61_000
    expect((await fetch(getUrl)).status).toBe(403)
  })

  it('refuses an address that was changed, a wrong secret, an unknown key, and nobody at all', async () => {
    await put('lectures/a', 'a')
    const url = await signed('LOCALREADER', new GetObjectCommand({ Bucket, Key: 'lectures/a' }))
    const statusOf = async (address: string) => (await fetch(address)).status
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(url.replace('lectures/a', 'lectures/b'))).toBe(403)
    expect(await statusOf(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).toBe(403)
    expect(await statusOf(`${files.url}/${Bucket}/lectures/a`)).toBe(403)
    await expect(
      client('LOCALDEVELOPER', 'guess').send(new GetObjectCommand({ Bucket, Key: 'lectures/a' })),
    ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await expect(client('STRANGER').send(new GetObjectCommand({ Bucket, Key: 'lectures/a' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
  })

  it('refuses what the role may not do', async () => {
    const reader = client('LOCALREADER')
    await expect(reader.send(new PutObjectCommand({ Bucket, Key: 'lectures/a', Body: 'x' }))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
    await expect(reader.send(new GetObjectCommand({ Bucket, Key: 'private/a' }))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
    await expect(reader.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('answers preflights by the rules of the bucket', async () => {
    const ask = (origin: string, method: string) =>
      fetch(`${files.url}/${Bucket}/lectures/a`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
      })
    expect((await ask('http://localhost:3000', 'PUT')).headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await ask(ORIGIN, 'PUT')).status).toBe(200)
    expect((await ask(ORIGIN, 'DELETE')).status).toBe(403)
    expect((await ask('https://elsewhere.example', 'PUT')).status).toBe(403)
  })
})
