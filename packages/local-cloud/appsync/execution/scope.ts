import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { Caller } from '../authorization/caller.ts'
import type { FieldRule } from '../authorization/field-rules.ts'
import type { CodeRun, Invalidation, RaisedError } from '../javascript/code-run.ts'
import type { AppSyncOptions } from '../options.ts'
import type { Batches, Source } from '../sources/open-sources.ts'
import type { WireError } from './wire-error.ts'

/** Resolves one field with its resolver; `append` receives each error of util.appendError(). Throws FieldError. */
export type FieldRunner = (
  scope: Scope,
  context: FieldContext,
  append: (error: RaisedError) => void,
) => Promise<unknown>

/** The parts of `ctx` that stay the same while a field is resolved. */
export type FieldContext = {
  arguments: Readonly<Record<string, unknown>>
  identity: Readonly<Record<string, unknown>> | null
  source: unknown
  request: { headers: Readonly<Record<string, string>>; domainName: null }
  info: {
    fieldName: string
    parentTypeName: string
    variables: Readonly<Record<string, unknown>>
    selectionSetList: readonly string[]
    selectionSetGraphQL: string
  }
  env: Readonly<Record<string, string>>
}

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

/** The state of one GraphQL request, shared by its fields. */
export type Scope = {
  api: Api
  caller: Caller
  /** Set after an IAM caller's first root field is authorized. */
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
