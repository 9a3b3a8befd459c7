import { randomUUID } from 'node:crypto'
import type { Caller } from '../authorization/caller.ts'
import type { Api, Scope } from './scope.ts'

/** Creates the scope of one GraphQL request. */
export const createScope = (
  api: Api,
  caller: Caller,
  headers: Scope['headers'],
  variables: Scope['variables'],
  requestId: string = randomUUID(),
): Scope => ({
  api,
  caller,
  identity: caller.mode === 'AWS_IAM' ? null : caller.identity,
  headers,
  requestId,
  variables,
  batches: new Map(),
  resolverCount: 0,
  appended: [],
  responseHeaders: [],
  invalidations: [],
  subscription: {},
})
