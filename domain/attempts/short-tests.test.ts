import { describe, expect, it } from 'vitest'
import { isSameTold, shortageNews, TAGGED } from './short-tests.ts'

const short = (key: string, ...lacks: { pool?: string; missing: number }[]) => ({ key, lacks })

describe('a shortage of a test', () => {
  it('is told once, however it grows, and again after it was mended', () => {
    const first = shortageNews([short('t', { missing: 1 })], {})
    expect(first).toEqual({ news: [short('t', { missing: 1 })], told: { t: [TAGGED] } })
    const worse = shortageNews([short('t', { missing: 2 })], first.told)
    expect(worse).toEqual({ news: [], told: first.told })
    const mended = shortageNews([], worse.told)
    expect(mended).toEqual({ news: [], told: {} })
    expect(shortageNews([short('t', { missing: 1 })], mended.told).news).toHaveLength(1)
  })
  it('is told by task and by tag or area', () => {
    const told = { t: ['Care'] }
    const now = [short('t', { pool: 'Care', missing: 1 }, { pool: 'Safety', missing: 2 }), short('u', { missing: 3 })]
    expect(shortageNews(now, told)).toEqual({
      news: [short('t', { pool: 'Safety', missing: 2 }), short('u', { missing: 3 })],
      told: { t: ['Care', 'Safety'], u: [TAGGED] },
    })
  })
})

it('what was told is the same in whatever order it is written down, and not when anything differs', () => {
  const told = { b: ['Care'], a: [TAGGED], c: [] }
  expect(isSameTold(told, { c: [], a: [TAGGED], b: ['Care'] })).toBe(true)
  expect(isSameTold({}, {})).toBe(true)
  for (const other of [{}, { ...told, d: [] }, { ...told, b: ['Safety'] }, { a: [TAGGED], c: ['Care'], b: [] }])
    expect(isSameTold(told, other)).toBe(false)
})
