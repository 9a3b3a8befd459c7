import { Sha256 as OfTheirs } from '@aws-crypto/sha256-js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Sha256 } from './sha256.ts'

const data = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.uint8Array(),
  fc.uint8Array().map((bytes) => bytes.slice().buffer),
)

/** Theirs takes an empty secret for none; no request is signed with one. */
const secrets = data.filter((one) => (typeof one === 'string' ? one.length : one.byteLength) > 0)

it('hashes texts and bytes, with and without a secret, as the SDK’s own does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(secrets, { nil: undefined }),
      fc.array(data, { maxLength: 4 }),
      async (secret, parts) => {
        const [ours, theirs] = [new Sha256(secret), new OfTheirs(secret)]
        for (const part of parts) {
          ours.update(part)
          theirs.update(part)
        }
        expect(await ours.digest()).toEqual(await theirs.digest())
      },
    ),
    { numRuns: 500 },
  )
})
