import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from './stored-value.ts'
import { isObject } from '#web/lib/json.ts'

type Position = { name: string; seconds: number }

const isPositions = (value: unknown): value is Position[] =>
  Array.isArray(value) && value.every((each: unknown) => isObject(each) && 'name' in each && 'seconds' in each)

const stored = storedValue(() => window.localStorage, 'academy.playback', isPositions)
/** Positions are stored for so many lectures, the last ones watched. */
const MOST = 50

const nameOf = (taskKey: string) => `${currentSession()?.uid ?? ''}/${taskKey}`

/** Where this user stopped a lecture in this browser, seconds; 0 when it was not begun or was watched to its end. */
export const playbackPosition = (taskKey: string): number =>
  stored.read()?.find(({ name }) => name === nameOf(taskKey))?.seconds ?? 0

/** Remembers where this user is in a lecture, seconds. */
export function storePosition(taskKey: string, seconds: number): void {
  const others = (stored.read() ?? []).filter(({ name }) => name !== nameOf(taskKey))
  const mine = seconds < 1 ? [] : [{ name: nameOf(taskKey), seconds: Math.floor(seconds) }]
  stored.write([...mine, ...others].slice(0, MOST))
}
