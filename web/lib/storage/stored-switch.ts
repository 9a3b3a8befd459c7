import { create } from 'zustand'
import { storedValue } from './stored-value.ts'

const isOn = (value: unknown): value is boolean => typeof value === 'boolean'

/** A switch that this browser remembers under a key of local storage: a hook that gives it, and what sets it. */
export function storedSwitch(key: string, initial: boolean) {
  const stored = storedValue(() => window.localStorage, key, isOn)
  const use = create<{ on: boolean }>(() => ({ on: stored.read() ?? initial }))
  const set = (on: boolean): void => {
    stored.write(on)
    use.setState({ on })
  }
  return [use, set] as const
}
