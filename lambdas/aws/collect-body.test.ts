import { PassThrough, Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { collectBody } from './collect-body.ts'

describe('collectBody', () => {
  it('gives all bytes of a reply, and none of an empty one', async () => {
    const parts = [Buffer.from('{"a"'), Buffer.from(':1}')]
    expect(new TextDecoder().decode(await collectBody(Readable.from(parts)))).toBe('{"a":1}')
    expect(await collectBody(Readable.from([]))).toEqual(new Uint8Array())
  })

  it('fails with a reply that is lost on the way', async () => {
    const body = new PassThrough()
    const collected = collectBody(body)
    body.write('{"a"')
    body.destroy(new Error('aborted'))
    await expect(collected).rejects.toThrow('aborted')
  })
})
