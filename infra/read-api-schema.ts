import { readFileSync } from 'node:fs'
import { SCHEMA_FILE } from './bundling/project-folders.ts'

/** The definitions that AppSync adds to every schema. */
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

/** Returns the API's schema file as a complete schema. */
export const readApiSchema = (): string => APPSYNC_PRELUDE + readFileSync(SCHEMA_FILE, 'utf8')
