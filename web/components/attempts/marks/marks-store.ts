import { createStore } from 'zustand'
import { isSameMarks, type Marks, mergeMarks, NO_MARKS, type StoredMarks } from '#domain/attempts/marks.ts'
import { AttemptMarksDocument, MarkQuestionDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { retryDelay, waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import { isObject } from '#web/lib/json.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** An attempt of the current student; `n` is 0 for a Reading, which needs its section. */
export type MarkedAttempt = { progressKey: string; sectionKey?: string; taskKey: string; n: number }

/** Marks of a question: the server's version, and the local one if it wasn't sent yet. */
type Entry = { base: StoredMarks; mine?: Marks }

/** `problem`: why the last marks were rejected. They stay on screen until the student leaves the page. */
export type MarksState = {
  entries: Readonly<Record<number, Entry>>
  /** `unread`: the server's marks could not be read. */
  delivery: 'idle' | 'saving' | 'saved' | 'waiting' | 'failed' | 'unread'
  problem?: string | undefined
}

/** Debounce in milliseconds before marks are sent. */
const PAUSE_MS = 800

const isMarks = (value: unknown): value is StoredMarks =>
  isObject(value) && 'flagged' in value && 'struck' in value && 'note' in value && 'version' in value

const isEntries = (value: unknown): value is MarksState['entries'] =>
  isObject(value) && Object.values(value).every((entry) => isObject(entry) && 'base' in entry && isMarks(entry.base))

/** Data stored before highlights existed has none. */
const withHighlights = (entries: MarksState['entries']): MarksState['entries'] =>
  Object.fromEntries(
    Object.entries(entries).map(([position, { base, mine }]) => [
      position,
      { base: { ...NO_MARKS, ...base }, ...(mine === undefined ? {} : { mine: { ...NO_MARKS, ...mine } }) },
    ]),
  )

const marksIn = (data: unknown): StoredMarks | undefined =>
  isObject(data) && 'marks' in data && isMarks(data.marks) ? data.marks : undefined

const isOffline = (error: unknown): boolean => !(error instanceof AppError) || error.code === 'network'

/** Starts with the prefix of attempt sessions, so that signing out removes both. */
const storageKey = (uid: string, { progressKey, taskKey, n }: MarkedAttempt) =>
  `academy.sitting.${uid}.${progressKey}.${taskKey}.marks.${n}`

/**
 * The marks of one attempt in this tab (decision 0103). A change is displayed and stored right away, and sent after a
 * pause or once online. If another tab or device has written in the meantime, both versions are merged and sent again.
 */
function createMarksStore(of: MarkedAttempt) {
  const { progressKey, taskKey, n } = of
  const owner = currentSession()?.uid ?? ''
  const isOwners = () => (currentSession()?.uid ?? '') === owner
  const stored = storedValue(() => window.sessionStorage, storageKey(owner, of), isEntries)
  const store = createStore<MarksState>(() => ({ entries: withHighlights(stored.read() ?? {}), delivery: 'idle' }))
  const { getState: get, setState: set } = store
  store.subscribe(({ entries }, before) => {
    if (entries !== before.entries && isOwners()) stored.write(entries)
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWorking = false

  const entryOf = (position: number): Entry => get().entries[position] ?? { base: NO_MARKS }
  const put = (position: number, entry: Entry) => set({ entries: { ...get().entries, [position]: entry } })
  /** Rebases unsent changes on the server's current marks. */
  const rebase = (position: number, base: StoredMarks) => {
    const before = entryOf(position)
    const mine = before.mine && mergeMarks(before.base, before.mine, base)
    put(position, mine === undefined || isSameMarks(mine, base) ? { base } : { base, mine })
  }
  const unsent = () =>
    Object.entries(get().entries).flatMap(([position, { mine }]) => (mine === undefined ? [] : [Number(position)]))

  /** Sends the marks of one question and merges on a version conflict. Throws all other errors. */
  const sendMarks = async (position: number): Promise<void> => {
    const { base, mine } = entryOf(position)
    if (mine === undefined) return
    const { flagged, struck, note, highlights } = mine
    const marks = { flagged, struck: [...struck], note, highlights: [...highlights] }
    const input = { ...of, position, version: base.version, ...marks }
    try {
      const { markQuestion: now } = await mutate(MarkQuestionDocument, { input })
      const later = entryOf(position).mine
      // Changes made while the request was in flight are sent next.
      put(position, later === undefined || later === mine ? { base: now } : { base: now, mine: later })
    } catch (error) {
      const theirs = error instanceof AppError && error.code === 'marks-changed' ? marksIn(error.data) : undefined
      if (theirs === undefined) throw error
      rebase(position, theirs)
    }
  }

  const deliver = async (): Promise<void> => {
    clearTimeout(timer)
    if (isWorking) return
    isWorking = true
    let failures = 0
    for (let [position] = unsent(); position !== undefined && isOwners(); [position] = unsent()) {
      if (failures === 0) set({ delivery: 'saving', problem: undefined })
      try {
        await sendMarks(position)
        failures = 0
        set({ delivery: 'saved' })
      } catch (error) {
        if (!isOffline(error)) {
          set({ delivery: 'failed', problem: error instanceof Error ? error.message : '' })
          break
        }
        set({ delivery: 'waiting' })
        await waitUntilOnline(retryDelay(failures))
        failures += 1
      }
    }
    isWorking = false
  }

  return {
    store,
    /** Fetches marks from all devices and sends the unsent ones. Keeps the local marks while offline. */
    open: async (): Promise<void> => {
      try {
        const { attemptMarks } = await query(AttemptMarksDocument, { progressKey, taskKey, n })
        for (const { position, ...marks } of attemptMarks) rebase(position, marks)
      } catch (error) {
        // A later write detects the server's version and merges.
        if (!isOffline(error)) set({ delivery: 'unread', problem: error instanceof Error ? error.message : '' })
      }
      await deliver()
    },
    change: (position: number, change: Partial<Marks>): void => {
      const { base, mine = base } = entryOf(position)
      const { flagged, struck, note, highlights } = mine
      const next: Marks = { flagged, struck, note, highlights, ...change }
      put(position, { base, mine: next })
      clearTimeout(timer)
      timer = setTimeout(() => void deliver(), PAUSE_MS)
    },
    /** Sends right away, such as when the student leaves the page. */
    deliver,
  }
}

type MarksStore = ReturnType<typeof createMarksStore>

/** The marks of this tab, by attempt. Unsent marks are sent even after their page was left. */
const stores = new Map<string, MarksStore>()

export function marksStore(uid: string, of: MarkedAttempt): MarksStore {
  const key = JSON.stringify([uid, of.progressKey, of.taskKey, of.n])
  const store = stores.get(key) ?? createMarksStore(of)
  stores.set(key, store)
  return store
}

export const marksAt = ({ entries }: MarksState, position: number): Marks =>
  entries[position]?.mine ?? entries[position]?.base ?? NO_MARKS
