import { isObject, objectOf, textOf, type JsonObject } from '../shared/json.ts'
import { invalidParameter, notFound, userNotFound } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import type { UserRecord } from './records.ts'

/** One operation of the API. */
export type Target = {
  /** Requires AWS credentials; other operations are for browsers. */
  admin: boolean
  run: (context: PoolContext, request: JsonObject) => Promise<object> | object
}

/** Returns a required string of a request. */
export function need(request: JsonObject, name: string): string {
  const value = textOf(request[name])
  if (value === undefined || value === '') {
    const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    throw invalidParameter(
      `1 validation error detected: Value null at '${field}' failed to satisfy constraint: Member must not be null`,
    )
  }
  return value
}

/** The request's ClientMetadata, or an empty object. */
export const metadataOf = (request: JsonObject): JsonObject => objectOf(request['ClientMetadata'])

/** Rejects a request for another client. */
export function checkClient(context: PoolContext, request: JsonObject): void {
  const id = need(request, 'ClientId')
  if (id !== context.pool.client.id) throw notFound(`User pool client ${id} does not exist.`)
}

/** Rejects a request for another pool. */
export function checkPool(context: PoolContext, request: JsonObject): void {
  const id = need(request, 'UserPoolId')
  if (id !== context.pool.id) throw notFound(`User pool ${id} does not exist.`)
}

/** The user that an admin request names. Throws UserNotFoundException. */
export function namedUser(context: PoolContext, request: JsonObject): UserRecord {
  checkPool(context, request)
  const user = context.directory.find(need(request, 'Username'))
  if (!user) throw userNotFound()
  return user
}

/** The parameters of an authentication request. */
export function authParameters(request: JsonObject, name: string): JsonObject {
  const given = request[name]
  if (!isObject(given)) throw invalidParameter(`Missing required parameter ${name}`)
  return given
}

/** Seconds since the epoch, the JSON protocol's time format. */
export const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)
