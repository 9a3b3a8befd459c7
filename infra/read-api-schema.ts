import { readFileSync } from 'node:fs'
import { SCHEMA_FILE } from './bundling/project-folders.ts'

/** What AppSync adds to a schema without being asked. */
const APPSYNC_PRELUDE = `
scalar AWSDate
scalar AWSDateTime
scalar AWSEmail
scalar AWSJSON
scalar AWSPhone
scalar AWSTime
scalar AWSTimestamp
scalar AWSURL
directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
directive @aws_iam on OBJECT | FIELD_DEFINITION
directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`

/** The API's contract as it is written, as a schema of its own. */
export const readApiSchema = (): string => APPSYNC_PRELUDE + readFileSync(SCHEMA_FILE, 'utf8')
