import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type ComparedNumbers, type Visit, type Visits, visitsAfter } from '#domain/dashboard/last-visit.ts'
import { fieldOf } from '#web/lib/json.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

type StoredVisits = Visits & { uid: string }

const areNumbers = (value: unknown, fields: readonly string[]): boolean =>
  fields.every((field) => typeof fieldOf(value, field) === 'number')

const isDay = (value: unknown): boolean =>
  typeof fieldOf(value, 'date') === 'string' && areNumbers(value, ['paid', 'paidAmount', 'refunded', 'refundedAmount'])

function isVisit(value: unknown): boolean {
  const sales = fieldOf(value, 'sales')
  const isDated = typeof fieldOf(value, 'today') === 'string'
  return isDated && areNumbers(value, ['at', 'students', 'questions']) && Array.isArray(sales) && sales.every(isDay)
}

const isVisits = (value: unknown): value is StoredVisits =>
  typeof fieldOf(value, 'uid') === 'string' &&
  isVisit(fieldOf(value, 'current')) &&
  (fieldOf(value, 'before') === undefined || isVisit(fieldOf(value, 'before')))

const stored = storedValue(() => window.localStorage, 'academy.dashboard-visits', isVisits)

/** The visits of the administrator who is signed in, in this browser; those of another one are not theirs. */
function readVisits(): Visits | undefined {
  const visits = stored.read()
  return visits !== undefined && visits.uid === currentSession()?.uid ? visits : undefined
}

const visitsStore = createStore<{ uid?: string; before?: Visit }>(() => ({}))

/** Notes that the signed-in administrator saw these numbers at a time (epoch milliseconds). */
export function recordVisit(numbers: ComparedNumbers, at: number): void {
  const uid = currentSession()?.uid
  if (uid === undefined) return
  const visits = visitsAfter(readVisits(), numbers, at)
  stored.write({ ...visits, uid })
  visitsStore.setState({ uid, ...(visits.before && { before: visits.before }) }, true)
}

/** The visit before this one of the administrator who is signed in, if this browser has seen any. */
export function useVisitBefore(): Visit | undefined {
  return useStore(visitsStore, ({ uid, before }) => (uid === currentSession()?.uid ? before : undefined))
}
