import { execute, type ExecutionResult } from 'graphql'
import { RequestError } from '../http/request-error.ts'
import { type OperationRequest, prepareOperation, type Prepared } from './prepare-operation.ts'
import { resolveField } from './resolve-field.ts'
import type { Scope } from './scope.ts'
import { toWireError, type WireError } from './wire-error.ts'

/** The answer of one operation; `prepared` and `data` let subscriptions be fed from a mutation. */
export type OperationAnswer = { data: ExecutionResult['data']; errors: readonly WireError[]; prepared: Prepared }

/** Runs one operation. Throws RequestError where the whole request is refused. */
export async function executeOperation(scope: Scope, request: OperationRequest): Promise<OperationAnswer> {
  const { schema } = scope.api
  const prepared = prepareOperation(scope.api, request)
  if (!prepared.ok) return { data: null, errors: prepared.errors, prepared }
  const result = await execute({
    schema,
    document: prepared.document,
    contextValue: scope,
    variableValues: request.variables,
    operationName: prepared.operation.name?.value,
    fieldResolver: resolveField,
  })
  for (const { originalError } of result.errors ?? []) if (originalError instanceof RequestError) throw originalError
  const errors = [...(result.errors ?? []).map((error) => toWireError(error, schema)), ...scope.appended]
  return { data: result.data ?? null, errors, prepared }
}
