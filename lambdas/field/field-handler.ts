import type { Context } from 'aws-lambda'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { logError } from './log-error.ts'
import { Refusal } from './refusal.ts'

/** One half of a letter of two: no text that can be stored or put into an address. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether any text of the arguments, however deep, holds a lone surrogate. */
export function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return LONE_SURROGATE.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasLoneSurrogate)
}

/** Who calls, as AppSync's Cognito identity says it; `authTime` (seconds) only where administrators need a second factor. */
export type Identity = { sub: string; username?: string; groups?: readonly string[] | null; authTime?: number }

/** What every resolver with a Lambda source sends: `field` is 'Mutation.registerCourse' and the like. */
export type FieldEvent = { field: string; arguments: unknown; identity?: Identity | null }

/** What a field's use case gets. `args` were checked against the schema by AppSync. */
export type FieldCall<Args> = { args: Args; identity: Identity; requestId: string }

/** What a resolver gets back: its data, or a refusal that it turns into a GraphQL error with errorType = code. */
export type FieldReply = { data: unknown } | { refusal: { code: string; data: unknown } }

type Fields<ArgsOf> = { [Field in keyof ArgsOf]: (call: FieldCall<ArgsOf[Field]>) => Promise<unknown> }

type RunEdit = <Value>(uid: string, call: () => Value) => Value

/** For the functions in which administrators write nothing that the audit shows: their bundles hold no code for it. */
export function unauditedFieldHandler<ArgsOf extends Record<string, unknown>>(
  fields: Fields<ArgsOf>,
  runEdit: RunEdit = (_uid, call) => call(),
) {
  return async (event: FieldEvent, context?: Pick<Context, 'awsRequestId'>): Promise<FieldReply> => {
    const requestId = context?.awsRequestId ?? 'none'
    try {
      if (!Object.hasOwn(fields, event.field)) throw new Error(`No use case for field ${event.field}`)
      if (!event.identity?.sub) throw new Error(`Field ${event.field} was called without an identity`)
      const { identity } = event
      if (hasLoneSurrogate(event.arguments)) throw new Refusal('text-broken')
      // The field is one of the map's own (checked above) and its arguments fit the schema that AppSync checked.
      const useCase = fields[event.field] as (call: FieldCall<unknown>) => Promise<unknown>
      const call = () => useCase({ args: event.arguments, identity, requestId })
      const isEdit = event.field.startsWith('Mutation.') && identity.groups?.includes('Admin') === true
      return { data: (await (isEdit ? runEdit(identity.sub, call) : call())) ?? null }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: { code: error.code, data: error.data } }
      logError(error, { requestId, field: event.field })
      throw new Error(`Internal error (request ${requestId})`)
    }
  }
}

/**
 * A function that answers GraphQL fields: `{ 'Mutation.x': ({ args, identity }: FieldCall<MutationXArgs>) => … }`. What an administrator's
 * mutation writes is stamped for the audit. Arguments with a lone surrogate are refused with 'text-broken'. A `Refusal` becomes
 * `{ refusal }`; any other error is logged with the request id and rethrown without its details.
 */
export const fieldHandler = <ArgsOf extends Record<string, unknown>>(fields: Fields<ArgsOf>) =>
  unauditedFieldHandler(fields, withAudit)
