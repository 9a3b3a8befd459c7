import { describe, expect, it } from 'vitest'
import { listAdminFields } from './list-admin-fields.ts'

describe('fields for administrators', () => {
  it('are found in the schema: queries, mutations and subscriptions', () => {
    const fields = listAdminFields()
    expect(fields.size).toBeGreaterThan(50)
    for (const field of ['Query.users', 'Mutation.updateUser', 'Subscription.onNotification'])
      expect(fields).toContain(field)
    for (const field of ['Query.me', 'Mutation.publishNotification', 'Subscription.onPayment', 'User.note'])
      expect(fields).not.toContain(field)
  })

  it('belong to the group Admin only', () => {
    const directive = (groups: string) => `@aws_cognito_user_pools(cognito_groups: [${groups}])`
    const schema = `
      type Query { a: Int ${directive('"Admin"')} b: Int ${directive('"Admin", "Student"')} c: Int @aws_iam d: Int }
      type Subscription { e: Int @aws_subscribe(mutations: ["Admin"]) }
      type Other { f: Int ${directive('"Admin"')} }`
    expect([...listAdminFields(schema)]).toEqual(['Query.a'])
  })
})
