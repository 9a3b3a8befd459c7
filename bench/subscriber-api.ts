/** An API with a public and a private subscription to one mutation, as the academy's own publish mutations are made. */
export const SCHEMA = /* GraphQL */ `
  type Query {
    ping: String
  }
  type Mutation {
    publishNews(owner: ID!, text: String!): News @aws_iam
  }
  type News @aws_iam @aws_cognito_user_pools {
    owner: ID!
    text: String!
  }
  type Subscription {
    onNews: News @aws_subscribe(mutations: ["publishNews"])
    onMyNews: News @aws_subscribe(mutations: ["publishNews"])
  }
`
const codeOf = (response: string) => `import { util, extensions } from '@aws-appsync/utils'
export function request(ctx) { return { payload: ctx.args } }
export function response(ctx) { ${response} }`

const unit = { kind: 'UNIT' as const, dataSource: 'none' }
const OWNER = 'util.transform.toSubscriptionFilter({ owner: { eq: ctx.identity.sub } })'

/** Its two resolvers: the second lets an owner hear of nobody else's news. */
export const code = [
  { ...unit, typeName: 'Mutation', fieldName: 'publishNews', code: codeOf('return ctx.result') },
  {
    ...unit,
    typeName: 'Subscription',
    fieldName: 'onMyNews',
    code: codeOf(`extensions.setSubscriptionFilter(${OWNER}); return null`),
  },
]
