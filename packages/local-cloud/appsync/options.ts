/** A verified token's claims. */
export type Claims = Readonly<Record<string, unknown>>

/** What IAM authorization sees of a signed request. */
export type SignedRequest = {
  headers: Readonly<Record<string, string>>
  body: string
  method: string
  path: string
}

export type FieldName = { typeName: string; fieldName: string }

/** `kind: 'signature'` refuses the whole request (403); otherwise only the field is refused. */
export type IamVerdict =
  | { ok: true; identity: Readonly<Record<string, unknown>> }
  | { ok: false; reason: string; kind?: 'signature' | 'policy' }

export type CognitoMode = {
  type: 'AMAZON_COGNITO_USER_POOLS'
  /** Resolves with the claims; throws when the token is not valid. A message with 'expired' is told to the client as such. */
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
  /** Resolves with the function's answer; throws when the function failed (`errorMessage` and `errorType`, or `message` and `name`). */
  invoke(payload: unknown): Promise<unknown>
}

export type DataSource = DynamoDbSource | LambdaSource | { type: 'NONE' }

/** An AppSync function. Without `code` it is a direct Lambda function. */
export type FunctionOption = { dataSource: string; code?: string; maxBatchSize?: number }

export type ResolverOption = {
  typeName: string
  fieldName: string
  kind: 'UNIT' | 'PIPELINE'
  dataSource?: string
  functions?: readonly string[]
  /** APPSYNC_JS text; absent on a unit resolver: direct Lambda resolver. */
  code?: string
  maxBatchSize?: number
}

/** One line of the API's log. */
export type LogEntry = {
  level: 'debug' | 'info' | 'warn' | 'error'
  message: string
  requestId?: string
  field?: string
  detail?: unknown
}

/** Everything AppSync would know of an API. `queryDepthLimit` and `resolverCountLimit`: 0 means no limit of one's own (AppSync's 10,000 resolvers stay). */
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
  /** Variables of the API, read by code as `ctx.env`. */
  environment?: Readonly<Record<string, string>>
  log(entry: LogEntry): void
  /** The clock, epoch milliseconds. */
  now?: () => number
}
