/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** A JSON object; a missing key reads as undefined. */
export type JsonObject = { [key: string]: Json }

/** Parses JSON text; throws SyntaxError like JSON.parse. */
export function parseJson(text: string): Json {
  return JSON.parse(text) as Json
}

/** Whether a value is a JSON object (not a list, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object; empty if it is something else. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

/** The value as a list; a single value becomes a list of one, a missing one an empty list. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The value as a string; undefined if it is something else. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The value as a finite number, parsing numeric strings; undefined otherwise. */
export function numberOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The strings in a list; ignores everything else. */
export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}

/** The value at a path of keys; undefined if a key is missing. */
export function at(value: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is a JSON object, otherwise an empty one. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** The value if it is a list, otherwise an empty list. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Parses JSON text; undefined if it is invalid. */
export function tryParseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** A value as text, as a template would print it. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value === null || value === undefined) return ''
  return JSON.stringify(value)
}
