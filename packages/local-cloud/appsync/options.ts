/** A verified token's claims. */
export type Claims = Readonly<Record<string, unknown>>

/** The parts of a signed request that IAM authorization checks. */
export type SignedRequest = {
  headers: Readonly<Record<string, string>>
  body: string
  method: string
  path: string
}

export type FieldName = { typeName: string; fieldName: string }

/** `kind: 'signature'` rejects the whole request (403); otherwise only the field is rejected. */
export type IamVerdict =
  | { ok: true; identity: Readonly<Record<string, unknown>> }
  | { ok: false; reason: string; kind?: 'signature' | 'policy' }

export type CognitoMode = {
  type: 'AMAZON_COGNITO_USER_POOLS'
  /**
   * Resolves with the claims; throws if the token isn't valid. If the message contains 'expired', the client receives
   * it.
   */
  verifyToken(jwt: string): Promise<Claims>
  defaultAction: 'ALLOW' | 'DENY'
}

export type IamMode = {
  type: 'AWS_IAM'
  authorize(request: SignedRequest, field: FieldName): Promise<IamVerdict>
}

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

export type DynamoDbSource = {
  type: 'AMAZON_DYNAMODB'
  tableName: string
  endpoint: string
  region: string
  credentials: Credentials
}

export type LambdaSource = {
  type: 'AWS_LAMBDA'
  /**
   * Resolves with the function's result; throws if the function failed (`errorMessage` and `errorType`, or `message`
   * and `name`).
   */
  invoke(payload: unknown): Promise<unknown>
}

export type DataSource = DynamoDbSource | LambdaSource | { type: 'NONE' }

/** An AppSync function. Without `code`, it is a direct Lambda function. */
export type FunctionOption = { dataSource: string; code?: string; maxBatchSize?: number }

export type ResolverOption = {
  typeName: string
  fieldName: string
  kind: 'UNIT' | 'PIPELINE'
  dataSource?: string
  functions?: readonly string[]
  /** APPSYNC_JS code; if absent on a unit resolver, it is a direct Lambda resolver. */
  code?: string
  maxBatchSize?: number
}

/** An entry in the API's log. */
export type LogEntry = {
  level: 'debug' | 'info' | 'warn' | 'error'
  message: string
  requestId?: string
  field?: string
  detail?: unknown
}

/**
 * An API's complete configuration. 0 for `queryDepthLimit` or `resolverCountLimit` means no custom limit (AppSync's
 * limit of 10,000 resolvers still applies).
 */
export type AppSyncOptions = {
  schema: string
  region: string
  accountId: string
  apiId: string
  authentication: { default: CognitoMode; additional: readonly IamMode[] }
  introspection: boolean
  queryDepthLimit: number
  resolverCountLimit: number
  dataSources: Readonly<Record<string, DataSource>>
  functions: Readonly<Record<string, FunctionOption>>
  resolvers: readonly ResolverOption[]
  /** The API's environment variables, available to code as `ctx.env`. */
  environment?: Readonly<Record<string, string>>
  log(entry: LogEntry): void
  /** Returns the current time in epoch milliseconds. */
  now?: () => number
}
