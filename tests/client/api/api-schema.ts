import { buildSchema } from 'graphql'
import { readApiSchema } from '#infra/read-api-schema.ts'

/** The API's schema. */
export const apiSchema = buildSchema(readApiSchema())
