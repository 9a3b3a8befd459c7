import type { DynamoDBRecord } from 'aws-lambda'
import type { DeletedItem } from '#table/audit.ts'
import { courseItem, seatsItem } from '#table/course.ts'
import { deletedKey, type Key } from '#table/keys.ts'
import { paymentItem } from '#table/payment.ts'
import { questionItem } from '#table/question.ts'
import { aContent } from '#table/testing/course-items.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { userItem } from '#table/user.ts'
import { aPaymentEntry } from '#domain/search/testing/a-payment-entry.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { aLiveCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { aRecord } from './batch-fixture.ts'

export const NOW = Date.UTC(2026, 10, 21, 12)

type Item = Key & Record<string, unknown>

/** A history of items: their records in order per item, the final items, and the number of audited writes. */
export type History = { records: DynamoDBRecord[][]; items: Item[]; audited: number; seen: Map<string, number> }

/**
 * A random day of an academy: questions, users, payments, courses, seats, and contents are added, changed, and removed.
 */
export function aHistory(random: Random, steps: number): History {
  const state = new Map<string, Item>()
  const records = new Map<string, DynamoDBRecord[]>()
  const marks = new Map<string, DeletedItem>()
  const seen = new Map<string, number>()
  let audited = 0
  const change = (key: Key, after: Item | undefined, n: number, byAdmin = false) => {
    const name = `${key.pk} ${key.sk}`
    const before = state.get(name)
    if (!before && !after) return
    if (byAdmin) audited += 1
    const editor = `boss mark-${n}`
    const now = after && byAdmin ? { ...after, editor } : after
    if (now) state.set(name, now)
    else state.delete(name)
    if (!now && byAdmin) marks.set(name, { ...deletedKey(key), type: 'deleted', editor, ttl: 1 })
    const when = { SequenceNumber: String(1_000 + n), ApproximateCreationDateTime: 1_772_000_000 + n }
    records.set(name, [...(records.get(name) ?? []), aRecord(before, now, when)])
  }
  for (let n = 1; n <= steps; n += 1) {
    const kind = random(6)
    const which = random(4)
    if (kind === 0) {
      const question = aQuestion({ id: 101 + which, body: `Body ${n}`, tags: random(2) ? ['RN'] : ['PN'] })
      const item = questionItem(question, { version: n, time: n, ref: `r:${which}` })
      change(item, random(4) ? item : undefined, n, true)
    } else if (kind === 1) {
      const uid = `user-${which}`
      const type = random(4) ? 'Student' : 'Admin'
      const lastSeen = NOW - 600_000 + n
      const item = userItem(aUser({ uid, type, firstName: `First ${n}`, lastSeen }))
      seen.set(uid, type === 'Student' ? lastSeen : 0)
      change(item, item, n)
    } else if (kind === 2) {
      const status = (['paid', 'failed', 'refunded'] as const)[random(3)] ?? 'paid'
      const entry = aPaymentEntry({ key: `pay-${which}`, date: NOW - which * 86_400_000, status, amount: 1_000 + n })
      const more = { token: 't', group: 'g', courseType: 'Live', studentType: 'Student' } as const
      const item = paymentItem({ ...entry, ...more })
      change(item, item, n)
    } else if (kind === 3) {
      const item = courseItem(aLiveCourse({ key: `course-${which}`, price: 100 + n, published: random(3) > 0 }))
      change(item, item, n, true)
    } else if (kind === 4) {
      const item = seatsItem(aLiveCourse().group, { max: 3, students: { [`user-${which}`]: 0 }, holds: {} }, n, [])
      change(item, item, n)
    } else {
      const item = aContent(`c-${which}`, { name: `Name ${n}` })
      change(item, random(4) ? item : undefined, n, true)
    }
  }
  return { records: [...records.values()], items: [...state.values(), ...marks.values()], audited, seen }
}

/** A record that the question projections cannot parse. */
export const aPoisonRecord = (n: number): DynamoDBRecord =>
  aRecord(undefined, { pk: 'QUESTION#9', sk: 'META', type: 'question' }, { SequenceNumber: String(9_000 + n) })

/** Merges the records into one stream: each item's records stay in order, and items interleave at random. */
export function interleaved(records: readonly (readonly DynamoDBRecord[])[], random: Random): DynamoDBRecord[] {
  const queues = records.map((queue) => [...queue])
  const stream: DynamoDBRecord[] = []
  for (let left = queues; left.length > 0; left = left.filter(({ length }) => length > 0)) {
    const record = left[random(left.length)]?.shift()
    if (record) stream.push(record)
  }
  return stream
}
