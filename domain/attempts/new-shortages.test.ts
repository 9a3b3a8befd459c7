import { describe, expect, it } from 'vitest'
import { isSameReport, newShortages, TAGGED } from './new-shortages.ts'

const short = (key: string, ...shortfalls: { pool?: string; missing: number }[]) => ({ key, shortfalls })

describe('a shortage of a test', () => {
  it('is reported once, however it grows, and again after it was full', () => {
    const first = newShortages([short('t', { missing: 1 })], {})
    expect(first).toEqual({ news: [short('t', { missing: 1 })], reported: { t: [TAGGED] } })
    const worse = newShortages([short('t', { missing: 2 })], first.reported)
    expect(worse).toEqual({ news: [], reported: first.reported })
    const full = newShortages([], worse.reported)
    expect(full).toEqual({ news: [], reported: {} })
    expect(newShortages([short('t', { missing: 1 })], full.reported).news).toHaveLength(1)
  })
  it('is reported by task and by tag or area', () => {
    const reported = { t: ['Care'] }
    const now = [short('t', { pool: 'Care', missing: 1 }, { pool: 'Safety', missing: 2 }), short('u', { missing: 3 })]
    expect(newShortages(now, reported)).toEqual({
      news: [short('t', { pool: 'Safety', missing: 2 }), short('u', { missing: 3 })],
      reported: { t: ['Care', 'Safety'], u: [TAGGED] },
    })
  })
})

it('report comparison ignores order and nothing else', () => {
  const reported = { b: ['Care'], a: [TAGGED], c: [] }
  expect(isSameReport(reported, { c: [], a: [TAGGED], b: ['Care'] })).toBe(true)
  expect(isSameReport({}, {})).toBe(true)
  for (const other of [{}, { ...reported, d: [] }, { ...reported, b: ['Safety'] }, { a: [TAGGED], c: ['Care'], b: [] }])
    expect(isSameReport(reported, other)).toBe(false)
})
