import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from './stored-value.ts'
import { isObject } from '#web/lib/json.ts'

type Position = { name: string; seconds: number }

const isPositions = (value: unknown): value is Position[] =>
  Array.isArray(value) && value.every((each: unknown) => isObject(each) && 'name' in each && 'seconds' in each)

const stored = storedValue(() => window.localStorage, 'academy.playback', isPositions)
/** The maximum number of lectures with a stored position; the most recently watched ones are kept. */
const MAX_STORED = 50

const nameOf = (taskKey: string) => `${currentSession()?.uid ?? ''}/${taskKey}`

/** Where this user stopped a lecture in this browser, in seconds; 0 if it wasn't started or was watched to its end. */
export const playbackPosition = (taskKey: string): number =>
  stored.read()?.find(({ name }) => name === nameOf(taskKey))?.seconds ?? 0

/** Stores this user's position in a lecture, in seconds. */
export function storePosition(taskKey: string, seconds: number): void {
  const others = (stored.read() ?? []).filter(({ name }) => name !== nameOf(taskKey))
  const mine = seconds < 1 ? [] : [{ name: nameOf(taskKey), seconds: Math.floor(seconds) }]
  stored.write([...mine, ...others].slice(0, MAX_STORED))
}
