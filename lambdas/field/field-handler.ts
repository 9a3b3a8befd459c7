import type { Context } from 'aws-lambda'
import { isMalformed } from '#domain/text/is-malformed.ts'
import type { FieldArguments } from '#generated/schema.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { logError } from './log-error.ts'
import { measureCall } from './measure-call.ts'
import { Refusal } from './refusal.ts'

/** Whether any text of the arguments, however deep, holds a lone surrogate: it can neither be stored nor put into an address. */
export function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return isMalformed(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasLoneSurrogate)
}

/**
 * Who calls, as AppSync's Cognito identity says it; `authTime` (seconds) only where administrators need a second factor, `signedInAt`
 * (seconds at which the session began) and its `device` only for what a session that was ended may not do.
 */
export type Identity = {
  sub: string
  username?: string
  groups?: readonly string[] | null
  authTime?: number
  signedInAt?: number
  device?: string
}

/** What every resolver with a Lambda source sends: `field` is 'Mutation.registerCourse' and the like. */
export type FieldEvent = { field: string; arguments: unknown; identity?: Identity | null }

/** What a field's use case gets. `args` were checked against the schema by AppSync. */
export type FieldCall<Args> = { args: Args; identity: Identity; requestId: string }

/** What a resolver gets back: its data, or a refusal that it turns into a GraphQL error with errorType = code. */
export type FieldReply = { data: unknown } | { refusal: { code: string; data: unknown } }

/** A query or mutation of the schema, as `Type.field`. */
export type FieldName = keyof FieldArguments

/** A use case for each field of a list: the compiler names a missing and a superfluous one. */
type UseCases<Name extends FieldName> = {
  [Field in Name]: (call: FieldCall<FieldArguments[Field]>) => Promise<unknown>
}

type RunEdit = <Value>(uid: string, call: () => Value) => Value

/** For the functions in which administrators write nothing that the audit shows: their bundles hold no code for it. */
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
      // AppSync checked the arguments against the schema.
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
 * A function that answers the GraphQL fields of its list: `fieldHandler(fields, { 'Mutation.x': ({ args, identity }) => … })`. What an
 * administrator's mutation writes names its editor for the audit. Arguments with a lone surrogate are refused with 'text-malformed'. A `Refusal`
 * becomes `{ refusal }`; any other error is logged with the request id and rethrown without its details. Every call is measured (measure-call.ts).
 */
export const fieldHandler = <Name extends FieldName>(fields: readonly Name[], useCases: UseCases<NoInfer<Name>>) =>
  unauditedFieldHandler(fields, useCases, withAudit)
