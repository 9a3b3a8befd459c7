import { at, listOf, textOf, type Json } from '../shared/json.ts'
import { invalidParameter, notAuthorized } from './cognito-error.ts'
import type { Pool } from './pool-options.ts'
import type { UserRecord } from './records.ts'

export type AttributePair = { Name: string; Value: string }

/** Converts a request's attributes, `[{ Name, Value }]`, to a map by name. */
export function attributesIn(list: Json | undefined): Record<string, string> {
  const pairs = listOf(list).map((pair) => [textOf(at(pair, 'Name')) ?? '', textOf(at(pair, 'Value')) ?? ''] as const)
  return Object.fromEntries(pairs.filter(([name]) => name !== ''))
}

/** Converts attributes to Cognito's list format. */
export const attributePairs = (attributes: Record<string, string>): AttributePair[] =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

const NEVER_BY_CLIENT = ['sub', 'email_verified', 'phone_number_verified', 'identities']

/** Rejects attributes that the app client may not write (spec: no client-writable attribute grants anything). */
export function checkWritable(pool: Pool, attributes: Record<string, string>): void {
  const { writeAttributes } = pool.client
  const may = (name: string) =>
    !NEVER_BY_CLIENT.includes(name) && (writeAttributes ? writeAttributes.includes(name) : !name.startsWith('custom:'))
  if (!Object.keys(attributes).every(may)) throw notAuthorized('A client attempted to write unauthorized attribute')
}

const badSchema = (why: string) => invalidParameter(`Attributes did not conform to the schema: ${why}`)

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^\+\d{1,15}$/

/** Validates values against the pool's schema; `before` is the user being changed, absent for a new one. */
export function checkSchema(pool: Pool, attributes: Record<string, string>, before?: UserRecord): void {
  for (const [name, value] of Object.entries(attributes)) {
    const declared = pool.schemaAttributes.find((attribute) => attribute.name === name)
    if (!declared) throw badSchema(`Type for attribute {${name}} could not be determined`)
    const { minLength = 0, maxLength = 2048 } = declared
    if (value.length > maxLength)
      throw badSchema(`${name}: String must be no longer than ${String(maxLength)} characters`)
    if (value.length < minLength) throw badSchema(`${name}: String must be at least ${String(minLength)} characters`)
    if (before && !declared.mutable && before.attributes[name] !== value)
      throw invalidParameter(`user.${name}: Attribute cannot be updated.`)
    if (name === 'email' && !EMAIL.test(value)) throw invalidParameter('Invalid email address format.')
    if (name === 'phone_number' && value !== '' && !PHONE.test(value))
      throw invalidParameter('Invalid phone number format.')
  }
  if (before) return
  const absent = pool.schemaAttributes.find(({ name, required }) => required && attributes[name] === undefined)
  if (absent) throw badSchema(`${absent.name}: The attribute is required`)
}

/** The attributes of a user that the app client may read. */
export function readableAttributes(pool: Pool, user: UserRecord): Record<string, string> {
  const { readAttributes } = pool.client
  if (!readAttributes) return user.attributes
  return Object.fromEntries(
    Object.entries(user.attributes).filter(([name]) => name === 'sub' || readAttributes.includes(name)),
  )
}
