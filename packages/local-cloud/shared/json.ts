/** Any JSON value; what a template, a request body or an event is made of. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** A JSON object; a key that is absent reads as undefined. */
export type JsonObject = { [key: string]: Json }

/** Parses JSON text; throws SyntaxError like JSON.parse. */
export function parseJson(text: string): Json {
  return JSON.parse(text) as Json
}

/** Whether a value is a JSON object (not a list, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object; an empty one when it is something else. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

/** The value as a list; a single value becomes a list of one, an absent one an empty list. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** The value as text; undefined when it is not text. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The value as a finite number, text of digits included; undefined otherwise. */
export function numberOf(value: Json | undefined): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The texts of a list; anything else in it is left out. */
export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}

/** The value found by walking down the keys; undefined where the way ends. */
export function at(value: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}

/** Whether a value is a JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value when it is a JSON object, else an empty one. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** The value when it is a list, else an empty list. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A JSON text's value, or undefined when it is no JSON. */
export function tryParseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** A value as text, the way a template would print it. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (value === null || value === undefined) return ''
  return JSON.stringify(value)
}
