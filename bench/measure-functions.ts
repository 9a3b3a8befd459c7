import { statSync } from 'node:fs'
import { join } from 'node:path'
import { BUNDLE_BUDGETS, bundleFunction } from '#infra/bundling/bundle-function.ts'
import { FUNCTION_NAMES, type FunctionName } from '#infra/functions/functions.ts'
import { atMost, type Row } from './row.ts'

/** These carry Stripe's package. */
export const WITH_STRIPE = ['registration', 'webhook', 'reconcile']

const sizeOf = (area: FunctionName) => statSync(join(bundleFunction(area), 'index.js')).size

/** Sizes of the functions' bundles, as they are deployed. */
export const measureFunctions = (): Row[] =>
  FUNCTION_NAMES.map((area) => {
    const stripe = WITH_STRIPE.includes(area)
    const what = `function ${area}${stripe ? ' (Stripe)' : ''}`
    return atMost(what, BUNDLE_BUDGETS[stripe ? 'stripe' : 'plain'], Math.ceil(sizeOf(area) / 1024), 'KB')
  })
