import { invalidRequest } from './card-error.ts'
import type { CardStore } from './records.ts'

const KINDS = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
} as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (name: string) => Object.entries(KINDS).find(([field]) => field === name)?.[1]

function expandPath(store: CardStore, value: unknown, [name, ...rest]: string[], path: string): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((item) => expandPath(store, item, [name, ...rest], path))
  if (!isRecord(value)) return value
  if (!(name in value)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const held = value[name]
  const kind = kindOf(name)
  const object = typeof held === 'string' && kind ? store.get(kind, held) : held
  return { ...value, [name]: expandPath(store, object ?? held, rest, path) }
}

/** Puts whole objects where a reply carries ids, for each path of `expand[]` (`latest_charge`, `data.latest_charge`, …). */
export const expand = (store: CardStore, reply: unknown, paths: string[]): unknown =>
  paths.reduce((value, path) => {
    const names = path.split('.')
    return expandPath(store, value, names, path)
  }, reply)
