import type { OperationRequest } from '../execution/prepare-operation.ts'
import { readOperation } from '../http/read-operation.ts'
import { RequestError } from '../http/request-error.ts'
import { asRecord, isRecord } from '#shared/json.ts'
import { lowerCased } from './connection-header.ts'

/** A `start` message taken apart; `data` is the text an IAM signature covers. */
export type StartRequest = { data: string; headers: Record<string, string>; operation: OperationRequest }

/** Reads a start message's payload. Throws RequestError for one without data or authorization. */
export function readStart(payload: unknown): StartRequest {
  const { data, extensions } = asRecord(payload)
  const { authorization } = asRecord(extensions)
  if (typeof data !== 'string') throw new RequestError(400, 'BadRequestException', 'The start message has no data.')
  if (!isRecord(authorization))
    throw new RequestError(401, 'UnauthorizedException', 'Valid authorization header not provided.')
  return { data, headers: lowerCased(authorization), operation: readOperation(data) }
}
