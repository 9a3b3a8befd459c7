import { describe, expect, it } from 'vitest'
import { listAdminFields } from './api/list-admin-fields.ts'
import { listResources } from './testing/list-resources.ts'
import { listStatements } from './testing/list-statements.ts'
import { templatesOf } from './testing/synthesize.ts'

const readResolvers = async () => {
  const { api } = await templatesOf('dev')
  const functions = listResources(api, 'AWS::AppSync::FunctionConfiguration')
  const guard = functions.find(({ Properties }) => Properties.Name === 'only_administrators')
  const resolvers = listResources(api, 'AWS::AppSync::Resolver').map(({ Properties }) => {
    const { Functions = [] } = (Properties.PipelineConfig ?? {}) as { Functions?: { 'Fn::GetAtt': string[] }[] }
    const steps = Functions.map((step) => step['Fn::GetAtt'][0] ?? '')
    return { field: `${String(Properties.TypeName)}.${String(Properties.FieldName)}`, kind: Properties.Kind, steps }
  })
  return { guard, resolvers }
}

describe('fields for administrators', () => {
  it('ask the caller’s record first, each of them, and no other field does', async () => {
    const { guard, resolvers } = await readResolvers()
    const guarded = resolvers.filter(({ steps }) => steps[0] === guard?.id)
    expect(guarded.map(({ field }) => field).sort()).toEqual([...listAdminFields()].sort())
    for (const { kind, steps } of guarded) {
      expect(kind).toBe('PIPELINE')
      expect(steps.length).toBeGreaterThan(1)
      expect(steps.length).toBeLessThanOrEqual(10)
    }
    expect(resolvers.filter(({ steps }) => steps.slice(1).includes(guard?.id ?? ''))).toEqual([])
  })

  it('share one guard, which asks the table and looks at the record', async () => {
    const { guard } = await readResolvers()
    expect(guard?.Properties.DataSourceName).toBe('table')
    expect(String(guard?.Properties.Code)).toContain('unauthorized()')
  })
})

it('the users function alone moves users between groups, and shares their deletion with the upkeep function', async () => {
  const { api } = await templatesOf('prod')
  const rights = listStatements(api)
    .filter(({ actions }) => actions.some((action) => action.startsWith('cognito-idp:')))
    .map(({ policy, actions, resources }) => {
      expect(JSON.stringify(resources)).toMatch(/Users\w+Arn/)
      return [
        policy.replace(/ServiceRole.*/, ''),
        actions.map((action) => action.replace('cognito-idp:', '')).toSorted(),
      ]
    })
  const deleting = ['AdminDeleteUser', 'AdminUserGlobalSignOut']
  const moving = ['AdminAddUserToGroup', 'AdminGetUser', 'AdminRemoveUserFromGroup', 'AdminUpdateUserAttributes']
  const sessions = ['AdminForgetDevice', 'AdminListDevices']
  expect(Object.fromEntries(rights)).toEqual({
    Upkeep: [...deleting, 'ListUsers'],
    Users: [...deleting, ...moving, ...sessions].toSorted(),
  })
})
