import { beforeAll, describe, expect, it } from 'vitest'
import { type TestOpenTaskMutation, TestQuestionDocument, TypedDocumentString } from '#generated/operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { operationOf } from '#tests/api/authorization/operation-of.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN } from '#tests/client/people/people.ts'

const url = API_URL

/** The names of all properties of a reply, at any depth. */
function propertyNames(reply: unknown): string[] {
  const names = new Set<string>()
  JSON.stringify(reply, (name, value: unknown) => {
    names.add(name)
    return value
  })
  return [...names]
}

describe('what a student can reach', () => {
  let owner: Awaited<ReturnType<typeof enrolledStudent>>
  let admin: CallApi
  beforeAll(async () => {
    owner = await enrolledStudent(API_URL, 'Practice')
    admin = await signIn(url, ADMIN.email, ADMIN.password)
  })

  it('never shows the key or the rationale of a question before it is graded', async () => {
    const input = Object.entries(owner.test).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    // Selects every field that the schema allows for a student, not only those that the screens use.
    const { document } = operationOf({ field: 'Mutation.createTaskProgress' }, `input: {${input.join(', ')}}`)
    const data = await owner.call<TestOpenTaskMutation, object>(new TypedDocumentString(document), {})
    const question = data.createTaskProgress.attempt?.question
    expect(question).toBeTruthy()
    const { question: stored } = await admin(TestQuestionDocument, { id: question?.id ?? 0 })
    expect(stored?.rationale.length).toBeGreaterThan(20)
    expect(JSON.stringify(data)).not.toContain(stored?.rationale)
    // Compares property names because a question's text may contain "correct".
    expect(propertyNames(data)).toContain('answers')
    for (const name of ['correct', 'key', 'choice', 'rationale', 'match'])
      expect(propertyNames(data)).not.toContain(name)
  })

  it('requires a valid token', async () => {
    for (const authorization of ['', 'x.y.z']) {
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ query: '{ getTime }' }),
      })
      expect(reply.status).toBe(401)
    }
  })
})
