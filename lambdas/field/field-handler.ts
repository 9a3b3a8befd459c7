import type { Context } from 'aws-lambda'
import { isMalformed } from '#domain/text/is-malformed.ts'
import type { FieldArguments } from '#generated/schema.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { logError } from './log-error.ts'
import { measureCall } from './measure-call.ts'
import { Refusal } from './refusal.ts'

/**
 * Whether any text in the arguments, at any depth, contains a lone surrogate, which can neither be stored nor put into
 * a URL.
 */
export function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return isMalformed(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasLoneSurrogate)
}

/**
 * The caller from AppSync's Cognito identity. `authTime` (seconds) is set only where administrators need a second
 * factor; `signedInAt` (when the session began, in seconds) and its `device` only for fields that reject ended
 * sessions.
 */
export type Identity = {
  sub: string
  username?: string
  groups?: readonly string[] | null
  authTime?: number
  signedInAt?: number
  device?: string
}

/** The event of every resolver with a Lambda source; `field` is, for example, 'Mutation.registerCourse'. */
export type FieldEvent = { field: string; arguments: unknown; identity?: Identity | null }

/** The input of a field's use case. AppSync has checked `args` against the schema. */
export type FieldCall<Args> = { args: Args; identity: Identity; requestId: string }

/** The reply to a resolver: its data, or a refusal that it turns into a GraphQL error with errorType = code. */
export type FieldReply = { data: unknown } | { refusal: { code: string; data: unknown } }

/** A query or mutation of the schema, as `Type.field`. */
export type FieldName = keyof FieldArguments

/** A use case for each field of a list: the compiler reports missing and extra ones. */
type UseCases<Name extends FieldName> = {
  [Field in Name]: (call: FieldCall<FieldArguments[Field]>) => Promise<unknown>
}

type RunEdit = <Value>(uid: string, call: () => Value) => Value

/** For functions in which administrators write nothing audited, so that their bundles omit the audit code. */
export function unauditedFieldHandler<Name extends FieldName>(
  fields: readonly Name[],
  useCases: UseCases<NoInfer<Name>>,
  runEdit: RunEdit = (_uid, call) => call(),
) {
  return async (event: FieldEvent, context?: Pick<Context, 'awsRequestId'>): Promise<FieldReply> => {
    const requestId = context?.awsRequestId ?? 'none'
    const began = performance.now()
    let isFailed = false
    try {
      const field = fields.find((name) => name === event.field)
      if (field === undefined) throw new Error(`No use case for field ${event.field}`)
      if (!event.identity?.sub) throw new Error(`Field ${event.field} was called without an identity`)
      const { identity } = event
      if (hasLoneSurrogate(event.arguments)) throw new Refusal('text-malformed')
      // AppSync has checked the arguments against the schema.
      const call = () => useCases[field]({ args: event.arguments as FieldArguments[Name], identity, requestId })
      const isEdit = event.field.startsWith('Mutation.') && identity.groups?.includes('Admin') === true
      return { data: (await (isEdit ? runEdit(identity.sub, call) : call())) ?? null }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: { code: error.code, data: error.data } }
      isFailed = true
      logError(error, { requestId, field: event.field })
      throw new Error(`Internal error (request ${requestId})`)
    } finally {
      measureCall({ field: event.field, requestId, milliseconds: performance.now() - began, isFailed })
    }
  }
}

/**
 * Returns a function that handles the GraphQL fields of its list: `fieldHandler(fields, { 'Mutation.x': ({ args,
 * identity }) => … })`. Adds the editor to administrators' writes for the audit. Rejects arguments with a lone
 * surrogate with 'text-malformed'. A `Refusal` becomes `{ refusal }`; any other error is logged with the request id and
 * rethrown without its details. Measures every call (measure-call.ts).
 */
export const fieldHandler = <Name extends FieldName>(fields: readonly Name[], useCases: UseCases<NoInfer<Name>>) =>
  unauditedFieldHandler(fields, useCases, withAudit)
