import { describe, expect, it } from 'vitest'
import type { CloudModel } from '../cloudformation/cloud-model.ts'
import { publicConfig } from './open-services.ts'

const model = (outputs: CloudModel['outputs']): CloudModel => ({ resources: [], outputs, assets: new Map() })
const WebConfig = JSON.stringify({ env: 'dev', stripePublishableKey: 'pk_test_template' })

describe('the web bundle’s configuration', () => {
  it('contains what the template deploys and the local service URLs', () => {
    expect(publicConfig(model({ WebConfig }), 'http://localhost:1', {})).toEqual({
      env: 'dev',
      stripePublishableKey: 'pk_test_local',
      local: {
        cognitoUrl: 'http://localhost:1/_local/cognito/',
        stripeUrl: 'http://localhost:1/_local/stripe',
        outboxUrl: 'http://localhost:1/_local/outbox',
      },
    })
  })

  it('uses Stripe itself when its keys are set', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }
    expect(publicConfig(model({ WebConfig }), 'http://localhost:1', env)).toMatchObject({
      stripePublishableKey: 'pk_test_x',
      local: { stripeUrl: '' },
    })
  })

  it('throws a clear error when the template doesn’t output it', () => {
    expect(() => publicConfig(model({}), '', {})).toThrow(
      'The template is broken: no stack has the output WebConfig with the configuration of the web bundle.',
    )
  })
})
