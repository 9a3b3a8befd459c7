import { andNot, type Bitmap, count, or } from '#domain/attempts/bitmap.ts'
import { decodeSegments, encodeSegments } from '#domain/progress/watched.ts'
import type { RecordWatchingInput } from '#generated/schema.ts'
import { isObject } from '#web/lib/json.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

/** Location of a Lecture in a student's course. */
export type LecturePath = Pick<RecordWatchingInput, 'progressKey' | 'contentKey' | 'sectionKey' | 'taskKey'>

type Entry = { uid: string; input: RecordWatchingInput }

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  'uid' in value &&
  'input' in value &&
  isObject(value.input) &&
  'pieces' in value.input &&
  typeof value.input.pieces === 'string'

const isEntries = (value: unknown): value is Entry[] => Array.isArray(value) && value.every(isEntry)

const stored = storedValue(() => window.localStorage, 'academy.watching', isEntries)
/** Maximum number of stored lectures, most recently watched first. */
const MAX_STORED = 20

const uidNow = () => currentSession()?.uid ?? ''
const isAt = (place: LecturePath) => (entry: Entry) =>
  entry.uid === uidNow() && entry.input.progressKey === place.progressKey && entry.input.taskKey === place.taskKey
const segmentsOf = (entry: Entry | undefined): Bitmap => decodeSegments(entry?.input.pieces ?? '') ?? new Uint8Array()

/** What this user has watched in this browser and the academy doesn't have yet. */
export const listUnsent = (): RecordWatchingInput[] =>
  (stored.read() ?? []).filter(({ uid }) => uid === uidNow()).map(({ input }) => input)

/** The unsent pieces of one lecture. */
export const findUnsent = (place: LecturePath): RecordWatchingInput | undefined =>
  stored.read()?.find(isAt(place))?.input

/** Stores pieces of a lecture until they are sent. `duration` in whole seconds. */
export function addUnsent(place: LecturePath, duration: number, pieces: Bitmap): void {
  const all = stored.read() ?? []
  const isHere = isAt(place)
  const before = all.find(isHere)
  const input = { ...place, duration, pieces: encodeSegments(or(segmentsOf(before), pieces)) }
  stored.write([{ uid: uidNow(), input }, ...all.filter((entry) => !isHere(entry))].slice(0, MAX_STORED))
}

/** Removes the pieces that were sent. Keeps what was watched since, also in another tab. */
export function removeUnsent(sent: RecordWatchingInput): void {
  const isHere = isAt(sent)
  const sentSegments = decodeSegments(sent.pieces) ?? new Uint8Array()
  const remaining = (stored.read() ?? []).flatMap((entry): Entry[] => {
    if (!isHere(entry)) return [entry]
    const pieces = andNot(segmentsOf(entry), sentSegments)
    return count(pieces) === 0 ? [] : [{ ...entry, input: { ...entry.input, pieces: encodeSegments(pieces) } }]
  })
  stored.write(remaining.length === 0 ? undefined : remaining)
}
