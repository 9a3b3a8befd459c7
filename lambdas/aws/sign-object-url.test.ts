import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signObjectUrl } from './sign-object-url.ts'

const KEY = 'lectures/t1/hand hygiene (1) Ü.mp4'

beforeEach(() => {
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

it('signs what the S3 client would sign, for 15 minutes [3.3.5]', async () => {
  const ours = await signObjectUrl('GET', 'media', KEY)
  const command = new GetObjectCommand({ Bucket: 'media', Key: KEY })
  const theirs = await getSignedUrl(new S3Client({}), command, { expiresIn: 900 })
  expect(new URL(ours).host).toBe(new URL(theirs).host)
  expect(decodeURIComponent(new URL(ours).pathname)).toBe(`/${KEY}`)
  // The storage signs brackets encoded: unencoded ones would be refused.
  expect(new URL(ours).pathname).toBe(new URL(theirs).pathname)
  for (const name of ['X-Amz-Expires', 'X-Amz-Credential', 'X-Amz-Algorithm', 'X-Amz-SignedHeaders'])
    expect([name, paramsOf(ours).get(name)]).toEqual([name, paramsOf(theirs).get(name)])
})

it('goes by path where another store is named', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:3001')
  expect(await signObjectUrl('PUT', 'media', 'a/b c.vtt')).toMatch(
    /^http:\/\/127\.0\.0\.1:3001\/media\/a\/b%20c\.vtt\?/,
  )
})
