import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { describe, expect, it } from 'vitest'
import { Bucket, ORIGIN, testStore } from './testing/test-store.ts'

const { client, put, url, wait } = testStore()

describe('S3 permissions', () => {
  const signed = (key: string, command: PutObjectCommand | GetObjectCommand, expiresIn = 60) =>
    getSignedUrl(client(key), command, { expiresIn })

  it('a presigned URL works from a browser until it expires', async () => {
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
    wait(61_000)
    expect((await fetch(getUrl)).status).toBe(403)
  })

  it('rejects a changed URL, a wrong secret, an unknown key, and an unsigned request', async () => {
    await put('lectures/a', 'a')
    const address = await signed('LOCALREADER', new GetObjectCommand({ Bucket, Key: 'lectures/a' }))
    const statusOf = async (url: string) => (await fetch(url)).status
    expect(await statusOf(address)).toBe(200)
    expect(await statusOf(address.replace('lectures/a', 'lectures/b'))).toBe(403)
    expect(await statusOf(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'))).toBe(403)
    expect(await statusOf(`${url()}/${Bucket}/lectures/a`)).toBe(403)
    await expect(
      client('LOCALDEVELOPER', 'guess').send(new GetObjectCommand({ Bucket, Key: 'lectures/a' })),
    ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await expect(client('STRANGER').send(new GetObjectCommand({ Bucket, Key: 'lectures/a' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
  })

  it('denies what the role doesn’t allow', async () => {
    const reader = client('LOCALREADER')
    await expect(reader.send(new PutObjectCommand({ Bucket, Key: 'lectures/a', Body: 'x' }))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
    await expect(reader.send(new GetObjectCommand({ Bucket, Key: 'private/a' }))).rejects.toMatchObject({
      name: 'AccessDenied',
    })
    await expect(reader.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('answers preflight requests according to the bucket’s CORS rules', async () => {
    const ask = (origin: string, method: string) =>
      fetch(`${url()}/${Bucket}/lectures/a`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
      })
    expect((await ask('http://localhost:3000', 'PUT')).headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await ask(ORIGIN, 'PUT')).status).toBe(200)
    expect((await ask(ORIGIN, 'DELETE')).status).toBe(403)
    expect((await ask('https://elsewhere.example', 'PUT')).status).toBe(403)
  })
})
