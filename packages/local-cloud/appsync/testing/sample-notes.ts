import type { AppSyncOptions } from '../options.ts'
import { testOptions } from './start-api.ts'

const schema = /* GraphQL */ `
  type Query {
    ping: String
  }
  type Mutation {
    publishNote(owner: ID!, kind: String, score: Int, tags: [String!], place: AWSJSON): Note @aws_iam
    endNotes(owner: ID!): String
    failNote: Note
  }
  type Note @aws_iam @aws_cognito_user_pools {
    owner: ID!
    kind: String
    score: Int
    tags: [String!]
    place: Place
    secret: String @aws_iam @aws_cognito_user_pools(cognito_groups: ["Admin"])
  }
  type Place @aws_iam @aws_cognito_user_pools {
    city: String
    zip: String
  }
  type Subscription {
    onNote(owner: ID, kind: String): Note @aws_subscribe(mutations: ["publishNote", "failNote"])
    onMine: Note @aws_subscribe(mutations: ["publishNote"])
    onFiltered(filter: AWSJSON): Note @aws_subscribe(mutations: ["publishNote"])
    onAdmin: Note @aws_subscribe(mutations: ["publishNote"]) @aws_cognito_user_pools(cognito_groups: ["Admin"])
    onDenied: Note @aws_subscribe(mutations: ["publishNote"])
  }
`
const none = (typeName: string, fieldName: string, request: string, response = 'return ctx.result') => ({
  typeName,
  fieldName,
  kind: 'UNIT' as const,
  dataSource: 'none',
  code: `import { util, extensions } from '@aws-appsync/utils'
export function request(ctx) { ${request} }
export function response(ctx) { ${response} }`,
})
const mine = `extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter({ owner: { eq: ctx.identity.sub } }))
extensions.setSubscriptionInvalidationFilter({ filterGroup: [{ filters: [{ fieldName: 'owner', operator: 'eq', value: ctx.identity.sub }] }] })
return null`

/** An API that publishes notes and has subscriptions to them; `now` is its clock. */
export const notesOptions = (now: () => number): AppSyncOptions =>
  testOptions(schema, {
    now,
    resolvers: [
      none('Mutation', 'publishNote', "return { payload: { ...ctx.args, secret: 'for admins' } }"),
      none('Mutation', 'failNote', "return util.error('no')"),
      none(
        'Mutation',
        'endNotes',
        "extensions.invalidateSubscriptions({ subscriptionField: 'onMine', payload: { owner: ctx.args.owner } }); return { payload: 'done' }",
      ),
      none('Subscription', 'onMine', 'return { payload: null }', mine),
      none(
        'Subscription',
        'onFiltered',
        'return { payload: null }',
        'extensions.setSubscriptionFilter(ctx.args.filter); return null',
      ),
      none('Subscription', 'onDenied', 'return { payload: null }', 'return util.unauthorized()'),
    ],
  })
