import { buildSchema, type GraphQLObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { RESOLVER_LIMIT } from './bundling/bundle-resolver.ts'
import { loadFields } from './functions/load-fields.ts'
import { listResolverFiles } from './api/resolver-files.ts'
import { readApiSchema } from './read-api-schema.ts'
import { listResources } from './testing/list-resources.ts'
import { templatesOf } from './testing/synthesize.ts'

const schema = buildSchema(readApiSchema())
const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []
const schemaFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(fieldsOf)

const resolversOf = async () =>
  listResources((await templatesOf('dev')).api, 'AWS::AppSync::Resolver').map(({ Properties }) => Properties)

describe('the wiring of the schema', () => {
  it('has exactly one resolver for every query, mutation, and subscription, and none for unknown fields', async () => {
    const resolved = (await resolversOf()).map(({ TypeName, FieldName }) => `${String(TypeName)}.${String(FieldName)}`)
    expect(resolved.sort()).toEqual([...schemaFields].sort())
  })

  it('names a field of the schema with every resolver file and every field of a function, once', async () => {
    const files = listResolverFiles().map(({ typeName, fieldName }) => `${typeName}.${fieldName}`)
    const lists = Object.values(await loadFields())
    const all = [...files, ...lists.flat()]
    expect(lists.filter((fields) => fields.length === 0)).toEqual([])
    expect(all.filter((field) => !schemaFields.includes(field))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  it('keeps every resolver within what AppSync takes, on the JavaScript runtime', async () => {
    const { api } = await templatesOf('dev')
    const functions = listResources(api, 'AWS::AppSync::FunctionConfiguration').map(({ Properties }) => Properties)
    const all = [...(await resolversOf()), ...functions]
    expect(all.length).toBeGreaterThan(30)
    for (const { Code, Runtime } of all) {
      expect(String(Code).length).toBeGreaterThan(50)
      expect(String(Code).length).toBeLessThanOrEqual(RESOLVER_LIMIT)
      expect(Runtime).toEqual({ Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' })
    }
  })
})
