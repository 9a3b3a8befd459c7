import { afterEach, expect, it, vi } from 'vitest'
import { signPlayback } from './sign-playback.ts'

afterEach(() => vi.unstubAllEnvs())

it('signs an address of lectures/{taskKey}/{fileName} that lives for 15 minutes [3.3.5]', async () => {
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'LOCALROLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  const url = new URL(await signPlayback('media')('t1', 'hand hygiene.mp4'))
  expect(decodeURIComponent(url.pathname)).toMatch(/lectures\/t1\/hand hygiene\.mp4$/)
  expect(url.searchParams.get('X-Amz-Expires')).toBe('900')
  expect(url.searchParams.get('X-Amz-Credential')).toMatch(/^LOCALROLE\//)
  expect(url.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
})
