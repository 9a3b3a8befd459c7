import { join } from 'node:path'
import { bundleResolver } from '#infra/bundling/bundle-resolver.ts'
import { evaluateCode } from 'local-cloud/appsync/evaluate-code.ts'

type Values = Record<string, unknown>

/** A student's identity from a token. */
export const STUDENT = {
  sub: 'u1',
  username: 'u1',
  groups: ['Student'],
  claims: { sub: 'u1', email: 'jane@example.com' },
}

const NOON = Date.UTC(2026, 2, 5, 12)
const now = () => NOON

/**
 * Returns both handlers of a resolver file under `resolvers/`, run as AppSync runs them, at noon UTC on March 5, 2026.
 */
export function openResolver(file: string) {
  const code = bundleResolver(join(import.meta.dirname, '..', file))
  return {
    request: (context: Values) => evaluateCode(code, 'request', { identity: STUDENT, ...context }, now),
    response: (context: Values) => evaluateCode(code, 'response', { identity: STUDENT, ...context }, now),
  }
}
