import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addSeen, seenQuestions } from './seen-questions.ts'

const DAY = 86_400_000
const start = Date.UTC(2026, 0, 1)

const seenAt = (packed: Uint8Array | undefined, now: number) => [...seenQuestions(packed, now)].sort((a, b) => a - b)

describe('the questions that a student has seen', () => {
  it('are none at first', () => {
    expect(seenAt(undefined, start)).toEqual([])
    expect(seenAt(addSeen(undefined, [], start), start)).toEqual([])
  })

  it('stay for 365 days and go with their month', () => {
    const packed = addSeen(undefined, [101, 9_000_000_000, 7], Date.UTC(2026, 2, 31, 23, 59))
    const monthIsOver = Date.UTC(2026, 3, 1) + 365 * DAY
    expect(seenAt(packed, monthIsOver - 1)).toEqual([7, 101, 9_000_000_000])
    expect(seenAt(packed, monthIsOver)).toEqual([])
  })

  it('count from the month that they were seen in last', () => {
    const packed = addSeen(addSeen(undefined, [1, 2], Date.UTC(2026, 0, 5)), [2], Date.UTC(2026, 5, 5))
    expect(seenAt(packed, Date.UTC(2027, 1, 1) + 20 * DAY)).toEqual([2])
  })

  it('take the space of their numbers once, and leave the record when they are old', () => {
    const ids = Array.from({ length: 300 }, (_, i) => 1_000 + 3 * i)
    const packed = addSeen(undefined, ids, start)
    expect(packed.length).toBeLessThan(310)
    const later = addSeen(packed, ids, start + 40 * DAY)
    expect(later.length).toBeLessThan(310)
    expect(addSeen(later, [5], start + 800 * DAY).length).toBeLessThan(8)
  })

  type Seen = { id: number; day: number }
  const history = fc.array(fc.record({ id: fc.integer({ min: 1, max: 40 }), day: fc.integer({ min: 0, max: 900 }) }), {
    maxLength: 40,
  })
  const record = (events: readonly Seen[]) =>
    events.reduce<Uint8Array | undefined>((packed, { id, day }) => addSeen(packed, [id], start + day * DAY), undefined)

  it('are never forgotten before 365 days are over, nor kept longer than a month after', () => {
    fc.assert(
      fc.property(history, (events) => {
        const ordered = events.toSorted((a, b) => a.day - b.day)
        const today = (ordered.at(-1)?.day ?? 0) + 1
        const seen = seenQuestions(record(ordered), start + today * DAY)
        const last = new Map(ordered.map(({ id, day }) => [id, day]))
        for (const [id, day] of last) {
          if (today - day < 365) expect(seen.has(id)).toBe(true)
          if (today - day > 365 + 31) expect(seen.has(id)).toBe(false)
        }
        expect([...seen].every((id) => last.has(id))).toBe(true)
      }),
    )
  })

  it('are the same after repeated or late records within the year', () => {
    const recent = history.map((events) => events.map(({ id, day }) => ({ id, day: day % 360 })))
    fc.assert(
      fc.property(recent, fc.infiniteStream(fc.nat()), (events, order) => {
        const now = start + 360 * DAY
        const keys = new Map([...events, ...events].map((event, i) => [i, { event, at: order.next().value }]))
        const mixed = [...keys.values()].toSorted((a, b) => a.at - b.at).map(({ event }) => event)
        expect(seenAt(record(mixed), now)).toEqual(seenAt(record(events), now))
        expect(record(mixed)).toEqual(record(events))
      }),
    )
  })
})
