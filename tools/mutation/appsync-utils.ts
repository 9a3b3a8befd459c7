import { functions } from 'local-cloud/appsync/javascript/sandbox.ts'
import type { CodeRun } from 'local-cloud/appsync/javascript/code-run.ts'

/** The current evaluation: the runtime's functions read their clock from it and store filters and errors in it. */
export const current: { run?: CodeRun } = {}

/** A function of the local AppSync runtime; as there, values cross as JSON. */
const call =
  (name: string) =>
  (...args: readonly unknown[]): unknown => {
    const act = functions[name]
    if (!act || !current.run) throw new Error(`${name} was called outside of an evaluation, or is unknown`)
    const given: unknown[] = args.map((arg): unknown => (arg === undefined ? null : JSON.parse(JSON.stringify(arg))))
    return act(current.run, ...given)
  }

// The exports of '@aws-appsync/utils' and '@aws-appsync/utils/dynamodb' that the resolvers import.
export const util = {
  error: call('util.error'),
  unauthorized: call('util.unauthorized'),
  time: { nowEpochMilliSeconds: call('util.time.nowEpochMilliSeconds') },
}
export const extensions = {
  setSubscriptionFilter: call('extensions.setSubscriptionFilter'),
  setSubscriptionInvalidationFilter: call('extensions.setSubscriptionInvalidationFilter'),
  invalidateSubscriptions: call('extensions.invalidateSubscriptions'),
}
export const get = call('dynamodb.get')
export const query = call('dynamodb.query')
export const update = call('dynamodb.update')
