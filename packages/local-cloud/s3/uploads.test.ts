import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Bucket, testStore } from './testing/test-store.ts'

const { client, files, wait } = testStore()

describe('multipart uploads', () => {
  const begin = async (Key: string) =>
    (await client().send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' }))).UploadId
  const part = (Key: string, UploadId: string | undefined, PartNumber: number, Body: Buffer) =>
    client().send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }))

  it('joins the parts into one object with a content type and ETag', async () => {
    const UploadId = await begin('v.mp4')
    const bytes = [randomBytes(5 * 1024 * 1024), randomBytes(1000)]
    const Parts = []
    for (const [i, body] of bytes.entries())
      Parts.push({ PartNumber: i + 1, ETag: (await part('v.mp4', UploadId, i + 1, body)).ETag })
    const listed = await client().send(new ListPartsCommand({ Bucket, Key: 'v.mp4', UploadId }))
    expect(listed.Parts?.map((stored) => stored.Size)).toEqual([5 * 1024 * 1024, 1000])
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

  it('aborts an upload and then rejects its parts', async () => {
    const UploadId = await begin('v.mp4')
    await part('v.mp4', UploadId, 1, Buffer.from('x'))
    expect(
      (await client().send(new ListMultipartUploadsCommand({ Bucket }))).Uploads?.map((upload) => upload.UploadId),
    ).toEqual([UploadId])
    await client().send(new AbortMultipartUploadCommand({ Bucket, Key: 'v.mp4', UploadId }))
    await expect(part('v.mp4', UploadId, 2, Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchUpload' })
  })

  it('removes unfinished uploads after the days in the lifecycle rule', async () => {
    await begin('v.mp4')
    expect(await files().expireUploads()).toBe(0)
    wait(86_460_000)
    expect(await files().expireUploads()).toBe(1)
  })
})
