import type { Context } from 'aws-lambda'
import { logError } from './log-error.ts'
import { Refusal } from './refusal.ts'

/** Who calls, as AppSync's Cognito identity says it. */
export type Identity = { sub: string; username?: string; groups?: readonly string[] | null }

/** What every resolver with a Lambda source sends: `field` is 'Mutation.registerCourse' and the like. */
export type FieldEvent = { field: string; arguments: unknown; identity?: Identity | null }

/** What a field's use case gets. `args` were checked against the schema by AppSync. */
export type FieldCall<Args> = { args: Args; identity: Identity; requestId: string }

/** What a resolver gets back: its data, or a refusal that it turns into a GraphQL error with errorType = code. */
export type FieldReply = { data: unknown } | { refusal: { code: string; data: unknown } }

type Fields<ArgsOf> = { [Field in keyof ArgsOf]: (call: FieldCall<ArgsOf[Field]>) => Promise<unknown> }

/**
 * A function that answers GraphQL fields: `{ 'Mutation.x': ({ args, identity }: FieldCall<MutationXArgs>) => … }`.
 * A `Refusal` becomes `{ refusal }`; any other error is logged with the request id and rethrown without its details.
 */
export function fieldHandler<ArgsOf extends Record<string, unknown>>(fields: Fields<ArgsOf>) {
  return async (event: FieldEvent, context?: Pick<Context, 'awsRequestId'>): Promise<FieldReply> => {
    const requestId = context?.awsRequestId ?? 'none'
    try {
      if (!Object.hasOwn(fields, event.field)) throw new Error(`No use case for field ${event.field}`)
      if (!event.identity?.sub) throw new Error(`Field ${event.field} was called without an identity`)
      // The field is one of the map's own (checked above) and its arguments fit the schema that AppSync checked.
      const useCase = fields[event.field] as (call: FieldCall<unknown>) => Promise<unknown>
      return { data: (await useCase({ args: event.arguments, identity: event.identity, requestId })) ?? null }
    } catch (error) {
      if (error instanceof Refusal) return { refusal: { code: error.code, data: error.data } }
      logError(error, { requestId, field: event.field })
      throw new Error(`Internal error (request ${requestId})`)
    }
  }
}
