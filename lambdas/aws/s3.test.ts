import { S3Client } from '@aws-sdk/client-s3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { presignPart, presignPut, s3, statusOf, unlessStatus } from './s3.ts'

const KEY = 'lectures/t1/hand hygiene (1) Ü.mp4'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'LOCALROLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.useFakeTimers({ now: Date.parse('2027-01-10T12:00:00Z') })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const paramsOf = (url: string) => new URL(url).searchParams

describe('a presigned address', () => {
  it('is good for 15 minutes, and names the object with every sign of its name encoded', async () => {
    const url = new URL(await presignPart('media', KEY, 'upload-1', 7))
    expect(url.host).toBe('media.s3.us-east-1.amazonaws.com')
    expect(decodeURIComponent(url.pathname)).toBe(`/${KEY}`)
    expect(url.pathname).not.toMatch(/[ ()]/)
    expect(paramsOf(url.href).get('X-Amz-Expires')).toBe('900')
    expect(paramsOf(url.href).get('X-Amz-Credential')).toBe('LOCALROLE/20270110/us-east-1/s3/aws4_request')
  })

  it('signs the length of an object to store, and requires no checksum that a browser would not send', async () => {
    const params = paramsOf(await presignPut('media', 'pending/a', 4_096))
    expect(params.get('X-Amz-SignedHeaders')).toBe('content-length;host')
    expect([...params.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  })

  it('names the upload and the part when it is for a part', async () => {
    const params = paramsOf(await presignPart('media', KEY, 'upload-1', 7))
    expect([params.get('uploadId'), params.get('partNumber')]).toEqual(['upload-1', '7'])
    expect([...params.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  })

  it('uses a path when another store is configured', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:3001')
    const { presignPut: presign } = await import('./s3.ts')
    expect(await presign('media', 'a/b c.vtt', 5)).toMatch(/^http:\/\/127\.0\.0\.1:3001\/media\/a\/b%20c\.vtt\?/)
  })
})

it('one client serves the whole process', () => {
  expect(s3()).toBe(s3())
  expect(s3()).toBeInstanceOf(S3Client)
})

it('an error that is not from S3 has no status and passes through', () => {
  expect(statusOf(new Error('lost'))).toBeUndefined()
  expect(() => unlessStatus(404)(new Error('lost'))).toThrow('lost')
})
