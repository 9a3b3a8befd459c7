import { describe, expect, it } from 'vitest'
import { createSharedPages, placeAfter } from './shared-pages.ts'
import type { Page } from './stream-shards.ts'

const pageOf = (...sequences: string[]): Page => ({
  records: sequences.map((sequence) => ({ dynamodb: { SequenceNumber: sequence } })),
  next: 'next',
})

function shared() {
  const clock = { now: 0 }
  const loads: string[] = []
  const pages = createSharedPages(() => clock.now)
  const read = (after: string, page: Page, shard = 'shard') =>
    pages.read(shard, after, () => {
      loads.push(after)
      return Promise.resolve(page)
    })
  return { clock, loads, read }
}

describe('stream pages that several readers share', () => {
  it('are read once for readers at the same record, in sequence or at the same time', async () => {
    const { loads, read } = shared()
    const [first, second] = await Promise.all([read('0', pageOf('1', '2')), read('0', pageOf('1', '2', '3'))])
    expect(second).toBe(first)
    expect(await read('0', pageOf('1', '2', '3'))).toBe(first)
    expect(placeAfter(first, '0')).toBe('2')
    await read('2', pageOf('3'))
    expect(loads).toEqual(['0', '2'])
  })

  it('are separate for each shard', async () => {
    const { read } = shared()
    const page = await read('0', pageOf('1'))
    expect(await read('0', pageOf('9'), 'another')).not.toBe(page)
  })

  it('are read again after an empty page, which keeps a reader’s position', async () => {
    const { loads, read } = shared()
    expect(placeAfter(await read('0', pageOf()), '0')).toBe('0')
    expect((await read('0', pageOf('1'))).records).toHaveLength(1)
    expect(loads).toEqual(['0', '0'])
  })

  it('are dropped after ten seconds or after eight more pages', async () => {
    const { clock, loads, read } = shared()
    await read('0', pageOf('1'))
    clock.now = 10_001
    await read('0', pageOf('1'))
    expect(loads).toEqual(['0', '0'])
    for (let at = 1; at <= 8; at += 1) await read(String(at), pageOf(String(at + 1)))
    await read('0', pageOf('1'))
    expect(loads.filter((after) => after === '0')).toHaveLength(3)
  })

  it('are read again by a reader who joined an empty read, which might predate a write', async () => {
    const { loads, read } = shared()
    const [, second] = await Promise.all([read('0', pageOf()), read('0', pageOf('1'))])
    expect(second.records).toHaveLength(1)
    expect(loads).toEqual(['0', '0'])
  })

  it('are read again after a failed read', async () => {
    const pages = createSharedPages()
    await expect(pages.read('shard', '0', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect((await pages.read('shard', '0', () => Promise.resolve(pageOf('1')))).records).toHaveLength(1)
  })
})
