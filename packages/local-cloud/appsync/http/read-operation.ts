import type { OperationRequest } from '../execution/prepare-operation.ts'
import { isRecord, tryParseJson } from '#shared/json.ts'
import { RequestError } from './request-error.ts'

const malformed = (message: string) => new RequestError(400, 'MalformedHttpRequestException', message)

function variablesOf(variables: unknown): Readonly<Record<string, unknown>> {
  if (variables === null || variables === undefined || variables === '') return {}
  const value = typeof variables === 'string' ? tryParseJson(variables) : variables
  if (!isRecord(value)) throw malformed("Unable to parse 'variables': a JSON object is expected.")
  return value
}

/** Reads the GraphQL request from a JSON body. Throws RequestError 400 for anything else. */
export function readOperation(body: string): OperationRequest {
  const value = tryParseJson(body)
  if (value === undefined) throw malformed('Request body is not a valid JSON document.')
  if (!isRecord(value)) throw malformed('Request body must be a JSON object.')
  const { query, variables, operationName } = value
  if (typeof query !== 'string' || query.trim() === '') throw malformed('No GraphQL query found in the request.')
  return {
    query,
    variables: variablesOf(variables),
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
  }
}
