import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { Caller } from '../authorization/caller.ts'
import type { FieldRule } from '../authorization/field-rules.ts'
import type { CodeRun, Invalidation } from '../javascript/code-run.ts'
import type { AppSyncOptions } from '../options.ts'
import type { Batches, Source } from '../sources/open-sources.ts'
import type { WireError } from './wire-error.ts'
import type { FieldRunner } from './run-resolver.ts'

/** A loaded API. */
export type Api = {
  options: AppSyncOptions
  schema: GraphQLSchema
  rules: ReadonlyMap<string, FieldRule>
  sources: ReadonlyMap<string, Source>
  runners: ReadonlyMap<string, FieldRunner>
  documents: Map<string, DocumentNode>
  now: () => number
}

/** What one GraphQL request carries through its fields and gathers from them. */
export type Scope = {
  api: Api
  caller: Caller
  /** Known once an IAM caller's first root field was allowed. */
  identity: Readonly<Record<string, unknown>> | null
  headers: Readonly<Record<string, string>>
  requestId: string
  variables: Readonly<Record<string, unknown>>
  batches: Batches
  resolverCount: number
  appended: WireError[]
  responseHeaders: CodeRun['responseHeaders']
  invalidations: Invalidation[]
  subscription: { filter?: unknown; invalidationFilter?: unknown }
}
