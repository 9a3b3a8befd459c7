import { isObject, parseJson, textOf, type JsonObject } from '../shared/json.ts'
import { BrokenTemplate } from '../cloudformation/broken-template.ts'
import type { CloudModel } from '../cloudformation/cloud-model.ts'

/** The `WebConfig` output of the template with what only a developer's machine has. Throws BrokenTemplate when the output is missing. */
export function publicConfig(model: CloudModel, origin: string, env: NodeJS.ProcessEnv): JsonObject {
  const output = model.outputs['WebConfig']
  const config = typeof output === 'string' ? parseJson(output) : output
  if (!isObject(config))
    throw new BrokenTemplate('no stack has the output WebConfig with the configuration of the web bundle.')
  const usesStripe = Boolean(env['STRIPE_SECRET_KEY'])
  const key = usesStripe
    ? (env['STRIPE_PUBLISHABLE_KEY'] ?? textOf(config['stripePublishableKey']) ?? '')
    : 'pk_test_local'
  const local = {
    cognitoUrl: `${origin}/_local/cognito/`,
    // With Stripe's own keys the page loads Stripe's form, not ours.
    stripeUrl: usesStripe ? '' : `${origin}/_local/stripe`,
    outboxUrl: `${origin}/_local/outbox`,
  }
  return { ...config, stripePublishableKey: key, local }
}
