import { describe, expect, it } from 'vitest'
import { localPolicy } from './local-policy.ts'

const addresses = { connect: ['ws://localhost:3000', 'http://127.0.0.1:3001'] }

describe('the content security policy', () => {
  it('adds the local addresses and removes only the upgrade to TLS', () => {
    const policy =
      "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com; upgrade-insecure-requests"
    expect(localPolicy(policy, addresses).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' https://api.stripe.com ws://localhost:3000 http://127.0.0.1:3001",
      "frame-src https://js.stripe.com 'self'",
    ])
  })

  it('keeps the sources of default-src in an added directive', () => {
    expect(localPolicy("default-src 'self' https://x.example", { connect: ['http://m'] })).toContain(
      "connect-src 'self' https://x.example http://m",
    )
  })
})
