import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { createHash, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Bucket, testStore } from './testing/test-store.ts'

const { client, files, get, put, restart } = testStore()

describe('objects, through the unmodified SDK', () => {
  it('stores text, bytes, and streams with their default checksums', async () => {
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

  it('rejects a body with a bad checksum and keeps the old object', async () => {
    await put('a.txt', 'first')
    await expect(put('a.txt', 'second', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' })
    expect((await get('a.txt')).text).toBe('first')
  })

  it('keeps the old object when an upload is aborted', async () => {
    await put('a.txt', 'first')
    const url = new URL(await getSignedUrl(client(), new PutObjectCommand({ Bucket, Key: 'a.txt' })))
    await new Promise<void>((resolve) => {
      const sending = request(url, { method: 'PUT', headers: { 'content-length': 1000 } })
      sending.on('error', () => resolve())
      sending.write('half')
      setTimeout(() => sending.destroy(), 50)
    })
    expect((await get('a.txt')).text).toBe('first')
  })

  it('returns byte ranges', async () => {
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

  it('heads, lists, copies, and deletes objects', async () => {
    for (const key of ['x/1', 'x/2', 'y/1']) await put(key, key)
    expect((await client().send(new HeadObjectCommand({ Bucket, Key: 'x/1' }))).ContentLength).toBe(3)
    await client().send(new CopyObjectCommand({ Bucket, Key: 'y/2', CopySource: `${Bucket}/x/1` }))
    const listed = await client().send(new ListObjectsV2Command({ Bucket, Prefix: 'x/' }))
    expect(listed.Contents?.map((object) => object.Key)).toEqual(['x/1', 'x/2'])
    await client().send(new DeleteObjectCommand({ Bucket, Key: 'x/1' }))
    await client().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'x/2' }, { Key: 'y/1' }] } }))
    expect((await client().send(new ListObjectsV2Command({ Bucket }))).Contents?.map((object) => object.Key)).toEqual([
      'y/2',
    ])
    await expect(get('x/1')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(client().send(new HeadObjectCommand({ Bucket, Key: 'x/1' }))).rejects.toMatchObject({
      name: 'NotFound',
    })
  })

  it('writes with If-None-Match only when the key doesn’t exist', async () => {
    await put('once', 'a', { IfNoneMatch: '*' })
    await expect(put('once', 'b', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
  })

  it('writes with If-Match only over the object that was read, and only one of two concurrent writes', async () => {
    await put('file', 'a')
    const { ETag: IfMatch = '' } = await client().send(new HeadObjectCommand({ Bucket, Key: 'file' }))
    const both = await Promise.allSettled([put('file', 'b', { IfMatch }), put('file', 'c', { IfMatch })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(put('file', 'd', { IfMatch })).rejects.toMatchObject({ name: 'PreconditionFailed' })
    await expect(put('nowhere', 'd', { IfMatch })).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('returns a complete object with a matching ETag during concurrent writes', async () => {
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
    expect(await files().readObject(Bucket, 'catalogue.json')).toEqual({
      body: Buffer.from('{}'),
      type: 'application/json',
    })
    expect((await files().readObject(Bucket, 'empty'))?.body).toHaveLength(0)
    expect(await files().readObject(Bucket, 'none')).toBeUndefined()
    expect(await files().readObject('other', 'catalogue.json')).toBeUndefined()
  })

  it('keeps objects across a restart', async () => {
    await put('a.txt', 'hello')
    await restart()
    expect((await get('a.txt')).text).toBe('hello')
  })
})
