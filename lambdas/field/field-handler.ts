import type { Context } from 'aws-lambda'
import { editing, type Stamp } from '#lambdas/dynamodb/editing.ts'
import { logError } from './log-error.ts'
import { holdsBrokenText } from './holds-broken-text.ts'
import { Refusal } from './refusal.ts'

/** Who calls, as AppSync's Cognito identity says it; `authTime` (seconds) only where administrators need a second factor. */
export type Identity = { sub: string; username?: string; groups?: readonly string[] | null; authTime?: number }

/** What every resolver with a Lambda source sends: `field` is 'Mutation.registerCourse' and the like. */
export type FieldEvent = { field: string; arguments: unknown; identity?: Identity | null }

/** What a field's use case gets. `args` were checked against the schema by AppSync. */
export type FieldCall<Args> = { args: Args; identity: Identity; requestId: string }

/** What a resolver gets back: its data, or a refusal that it turns into a GraphQL error with errorType = code. */
export type FieldReply = { data: unknown } | { refusal: { code: string; data: unknown } }

type Fields<ArgsOf> = { [Field in keyof ArgsOf]: (call: FieldCall<ArgsOf[Field]>) => Promise<unknown> }

/** How the writes of an administrator with this uid are stamped (stamp-writes.ts). */
export type Edits = (uid: string) => Stamp

/**
 * A function that answers GraphQL fields: `{ 'Mutation.x': ({ args, identity }: FieldCall<MutationXArgs>) => … }`.
 * With `edits`, what an administrator's mutation writes is stamped, for the audit. Arguments with half a letter are refused with 'text-broken'. A `Refusal` becomes `{ refusal }`; any other error is logged with the request id and rethrown without its details.
 */
export function fieldHandler<ArgsOf extends Record<string, unknown>>(fields: Fields<ArgsOf>, edits?: Edits) {
  return async (event: FieldEvent, context?: Pick<Context, 'awsRequestId'>): Promise<FieldReply> => {
    const requestId = context?.awsRequestId ?? 'none'
    try {
      if (!Object.hasOwn(fields, event.field)) throw new Error(`No use case for field ${event.field}`)
      if (!event.identity?.sub) throw new Error(`Field ${event.field} was called without an identity`)
      const { identity } = event
      if (holdsBrokenText(event.arguments)) throw new Refusal('text-broken')
      // The field is one of the map's own (checked above) and its arguments fit the schema that AppSync checked.
      const useCase = fields[event.field] as (call: FieldCall<unknown>) => Promise<unknown>
      const call = () => useCase({ args: event.arguments, identity, requestId })
      const isEdit = event.field.startsWith('Mutation.') && identity.groups?.includes('Admin') === true
      return { data: (await (edits && isEdit ? editing.run(edits(identity.sub), call) : call())) ?? null }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: { code: error.code, data: error.data } }
      logError(error, { requestId, field: event.field })
      throw new Error(`Internal error (request ${requestId})`)
    }
  }
}
