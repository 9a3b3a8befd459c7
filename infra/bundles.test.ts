import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { BUNDLE_BUDGETS, bundleFunction } from './bundling/bundle-function.ts'
import { TABLE_RIGHTS, type FunctionName } from './functions/functions.ts'

/** What functions ask for while they load. */
const VARIABLES = ['AWS_REGION', 'TABLE_NAME', 'USER_POOL_ID']

const areas = Object.keys(TABLE_RIGHTS) as FunctionName[]

describe('bundleFunction', () => {
  it.each(areas)('makes %s a module that is required and has a handler', (area) => {
    vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true')
    for (const name of VARIABLES) vi.stubEnv(name, 'any')
    const module: unknown = createRequire(import.meta.url)(join(bundleFunction(area), 'index.js'))
    expect(module).toMatchObject({ handler: expect.any(Function) as unknown })
  })

  it.each(areas)('keeps %s within its budget', (area) => {
    const code = join(bundleFunction(area), 'index.js')
    // Whoever carries the card service's package says so: the larger budget is for nobody else.
    const budget = readFileSync(code, 'utf8').includes('api.stripe.com') ? 'stripe' : 'plain'
    expect(statSync(code).size / 1024).toBeLessThanOrEqual(BUNDLE_BUDGETS[budget])
  })

  it('says in a sentence which handler is missing', () => {
    expect(() => bundleFunction('nothing')).toThrow('lambdas/functions/nothing/handler.ts does not exist.')
  })
})
