import { describe, expect, it } from 'vitest'
import { isSignatureOf, signatureOf } from './link-signer.ts'

const KEY = 'k'.repeat(64)
const signature = signatureOf(KEY, 'unsubscribe', 'jane')

describe('a signed link', () => {
  it('has a signature of 256 bits that an address can hold', () => {
    expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(isSignatureOf(KEY, 'unsubscribe', 'jane', signature)).toBe(true)
  })

  it.each<[string, [string, 'certificate' | 'unsubscribe', string, string]]>([
    ['another text', [KEY, 'unsubscribe', 'john', signature]],
    ['another purpose', [KEY, 'certificate', 'jane', signature]],
    ['another key', ['x'.repeat(64), 'unsubscribe', 'jane', signature]],
    ['no signature', [KEY, 'unsubscribe', 'jane', '']],
    ['a shorter signature', [KEY, 'unsubscribe', 'jane', signature.slice(0, 42)]],
    ['a signature of as many characters of two bytes', [KEY, 'unsubscribe', 'jane', 'é'.repeat(43)]],
    [
      'a changed signature',
      [KEY, 'unsubscribe', 'jane', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
    ],
  ])('is refused for %s', (_, given) => expect(isSignatureOf(...given)).toBe(false))
})
