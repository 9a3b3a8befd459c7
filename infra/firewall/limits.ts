import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

/** A web ACL rule without its priority. */
export type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>

export const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would store requests and their addresses.
  sampledRequestsEnabled: false,
})

const noTransformations = [{ priority: 0, type: 'NONE' }]

/**
 * What `maxRequests` counts: the requests of an address, or of a token, which identifies a signed-in user for 15
 * minutes.
 */
const COUNTED: Record<'address' | 'user', Omit<CfnWebACL.RateBasedStatementProperty, 'limit'>> = {
  address: { aggregateKeyType: 'IP' },
  user: {
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [
      { header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'COMPRESS_WHITE_SPACE' }] } },
    ],
  },
}

/**
 * Returns a rule that limits how many matching requests (all without a statement) one address or user sends in five
 * minutes.
 */
export const limit = (
  name: string,
  maxRequests: number,
  { of = 'address', only }: { of?: 'address' | 'user'; only?: CfnWebACL.StatementProperty } = {},
): Rule => ({
  name,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      ...COUNTED[of],
      limit: maxRequests,
      ...(only === undefined ? {} : { scopeDownStatement: only }),
    },
  },
  visibilityConfig: visible(name),
})

/**
 * Returns a rule that requires a CAPTCHA for matching requests, unless they have the token of a recently solved one.
 */
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

/** Matches requests whose body names one of these fields, which JSON may escape. */
export const namesField = (...fields: readonly string[]): CfnWebACL.StatementProperty =>
  anyOf(
    fields.map((searchString) => ({
      byteMatchStatement: {
        // Requests longer than WAF inspects have their own limit: an import of questions is long, a payment never.
        fieldToMatch: { body: { oversizeHandling: 'CONTINUE' } },
        textTransformations: [{ priority: 0, type: 'JS_DECODE' }],
        searchString,
        positionalConstraint: 'CONTAINS',
      },
    })),
  )

/**
 * For an API, WAF inspects the first 8 KB of a body, so a longer one may contain any name. Imports of questions are
 * longer.
 */
export const isLong: CfnWebACL.StatementProperty = {
  sizeConstraintStatement: {
    fieldToMatch: { body: { oversizeHandling: 'MATCH' } },
    comparisonOperator: 'GT',
    size: 8_192,
    textTransformations: noTransformations,
  },
}

/** Matches calls of these operations of the user pool. */
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
