import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

/** A rule of a web ACL before it has its place in the order. */
export type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>

export const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // A sample holds what was asked, and from where.
  sampledRequestsEnabled: false,
})

const asIs = [{ priority: 0, type: 'NONE' }]

/** What `most` counts: the requests of an address, or those of a token, which is a signed-in user for 15 minutes. */
const COUNTED: Record<'address' | 'user', Omit<CfnWebACL.RateBasedStatementProperty, 'limit'>> = {
  address: { aggregateKeyType: 'IP' },
  user: {
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [
      { header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'COMPRESS_WHITE_SPACE' }] } },
    ],
  },
}

/** A limit on what one address or user sends in five minutes, of the requests that a statement finds; of all where there is none. */
export const limit = (
  name: string,
  most: number,
  { of = 'address', only }: { of?: 'address' | 'user'; only?: CfnWebACL.StatementProperty } = {},
): Rule => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: { ...COUNTED[of], limit: most, ...(only === undefined ? {} : { scopeDownStatement: only }) },
  },
  visibilityConfig: visible(name),
})

/** Asks for a CAPTCHA before the requests that a statement finds, unless they carry the token of one that was just solved. */
export const askForCaptcha = (name: string, only: CfnWebACL.StatementProperty): Rule => ({
  name,
  action: { captcha: {} },
  statement: only,
  visibilityConfig: visible(name),
})

const anyOf = (statements: readonly CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty => {
  const [only] = statements
  return statements.length === 1 && only !== undefined ? only : { orStatement: { statements: [...statements] } }
}

/** Requests whose body names one of these fields, which may be escaped within JSON. */
export const namesField = (...fields: readonly string[]): CfnWebACL.StatementProperty =>
  anyOf(
    fields.map((searchString) => ({
      byteMatchStatement: {
        // What is longer than WAF looks has a limit of its own: an import of questions is long, and no payment.
        fieldToMatch: { body: { oversizeHandling: 'CONTINUE' } },
        textTransformations: [{ priority: 0, type: 'JS_DECODE' }],
        searchString,
        positionalConstraint: 'CONTAINS',
      },
    })),
  )

/** Before an API, WAF sees the first 8 KB of a body: what is longer may name anything. Imports of questions are such. */
export const isLong: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: 8_192,
    textTransformations: asIs,
  },
}

/** Calls of these operations of the user pool. */
export const callsOperation = (...operations: readonly string[]): CfnWebACL.StatementProperty =>
  anyOf(
    operations.map((operation) => ({
      byteMatchStatement: {
        fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
        textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
        searchString: `.${operation.toLowerCase()}`,
        positionalConstraint: 'ENDS_WITH',
      },
    })),
  )
