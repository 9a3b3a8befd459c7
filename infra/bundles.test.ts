import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { BUNDLE_BUDGETS, bundleFunction } from './bundling/bundle-function.ts'
import { FUNCTION_NAMES, type FunctionName } from './functions/functions.ts'

/** The variables that functions read while loading. */
const VARIABLES = ['AWS_REGION', 'TABLE_NAME', 'USER_POOL_ID']

describe('bundleFunction', () => {
  it.each(FUNCTION_NAMES)('makes %s a module that is required and has a handler', (name) => {
    vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true')
    for (const name of VARIABLES) vi.stubEnv(name, 'any')
    const module: unknown = createRequire(import.meta.url)(join(bundleFunction(name), 'index.js'))
    expect(module).toMatchObject({ handler: expect.any(Function) as unknown })
  })

  it.each(FUNCTION_NAMES)('keeps %s within its budget', (name) => {
    const code = join(bundleFunction(name), 'index.js')
    // A function that contains the card service's package gets the larger budget, which is only for these.
    const budget = readFileSync(code, 'utf8').includes('api.stripe.com') ? 'stripe' : 'plain'
    expect(statSync(code).size / 1024).toBeLessThanOrEqual(BUNDLE_BUDGETS[budget])
  })

  it('names a missing handler in one sentence', () => {
    expect(() => bundleFunction('nothing' as FunctionName)).toThrow('lambdas/functions/nothing.ts does not exist.')
  })
})
