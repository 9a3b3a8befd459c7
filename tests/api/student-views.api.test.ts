import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestOpenTaskDocument } from '#generated/operations.ts'
import { operationOf } from '#tests/api/authorization/operation-of.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { apiSchema } from '#tests/client/api/api-schema.ts'
import { errorTypes } from '#tests/client/api/error-types.ts'
import { rawReply } from '#tests/client/api/raw-reply.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signInForToken } from '#tests/client/people/sign-in-for-token.ts'

const VIEWED = ['viewedCourses', 'viewedCourse', 'viewedSection', 'viewedTask'] as const
type Viewed = (typeof VIEWED)[number]

/** The names of all properties of a reply with a value, at any depth. */
function propertyNames(reply: unknown): Set<string> {
  const names = new Set<string>()
  JSON.stringify(reply, (name, value: unknown) => {
    if (value !== null) names.add(name)
    return value
  })
  return names
}

const opening = (uid: string, requestId: string) =>
  `mutation { openStudentView(uid: "${uid}", requestId: "${requestId}") { key until } }`

const makeUser = (uid: string, type: 'Admin' | 'Student') =>
  `mutation { updateUser(input: {uid: "${uid}", type: ${type}}) { uid } }`

describe('a view of a student, used without permission (decision 0091)', () => {
  let owner: Awaited<ReturnType<typeof enrolledStudent>>
  let tokens: Record<'owner' | 'boss' | 'second' | 'student', string>
  let view = ''
  let secondUid = ''
  /** Selects everything that the schema allows, through a view of a student. */
  const documentOf = (field: Viewed, by: string, uid = owner.uid) => {
    const { progressKey, contentKey, sectionKey, taskKey } = owner.test
    const names = ['', 'progressKey', 'contentKey', 'sectionKey', 'taskKey']
    const values = ['', progressKey, contentKey, sectionKey, taskKey]
    const depth = { viewedCourses: 1, viewedCourse: 2, viewedSection: 4, viewedTask: 5 }[field]
    const place = names.slice(1, depth).map((name, at) => `${name}: "${values[at + 1] ?? ''}"`)
    return operationOf({ field: `Query.${field}` }, [`uid: "${uid}"`, `view: "${by}"`, ...place].join(', ')).document
  }
  const errors = (token: string, by: string, uid?: string) =>
    Promise.all(
      VIEWED.map(async (field) => (await errorTypes(API_URL, token, documentOf(field, by, uid)))[0] ?? 'shown'),
    )
  const each = (type: string) => VIEWED.map(() => type)

  beforeAll(async () => {
    owner = await enrolledStudent(API_URL, 'Practice')
    await owner.call(TestOpenTaskDocument, { input: owner.test })
    const [second, student] = [await newStudent(API_URL), await newStudent(API_URL)]
    const boss = await signInForToken(API_URL, ADMIN.email, ADMIN.password)
    expect(await errorTypes(API_URL, boss, makeUser(second.uid, 'Admin'))).toEqual([])
    secondUid = second.uid
    tokens = {
      boss,
      owner: await signInForToken(API_URL, owner.email, owner.password),
      second: await signInForToken(API_URL, second.email, second.password),
      student: await signInForToken(API_URL, student.email, student.password),
    }
    const reply = (await rawReply(API_URL, boss, opening(owner.uid, 'request-of-boss'))) as {
      data: { openStudentView: { key: string } }
    }
    view = reply.data.openStudentView.key
  })
  // Other tests of this academy expect only one administrator.
  afterAll(async () => {
    expect(await errorTypes(API_URL, tokens.boss, makeUser(secondUid, 'Student'))).toEqual([])
  })

  it('is refused to a student who has its id, the viewed one included, who cannot open one either', async () => {
    expect(await errors(tokens.boss, view)).toEqual(each('shown'))
    for (const token of [tokens.owner, tokens.student]) {
      expect(await errors(token, view)).toEqual(each('Unauthorized'))
      expect(await errorTypes(API_URL, token, opening(owner.uid, 'request-of-mine'))).toEqual(['Unauthorized'])
    }
  })

  it('is refused to another administrator who has its id, who gets a separate view for the same request', async () => {
    expect(await errors(tokens.second, view)).toEqual(each('view-not-open'))
    const { data } = (await rawReply(API_URL, tokens.second, opening(owner.uid, 'request-of-boss'))) as {
      data: { openStudentView: { key: string } }
    }
    expect(data.openStudentView.key).not.toBe(view)
    expect(await errors(tokens.second, data.openStudentView.key)).toEqual(each('shown'))
    expect(await errors(tokens.boss, data.openStudentView.key)).toEqual(each('view-not-open'))
  })

  it('shows nothing by an id that was made up, empty, too long for a key, or of another student', async () => {
    for (const by of ['0'.repeat(32), 'x', 'a'.repeat(3_000), `${view}#`])
      expect(await errors(tokens.boss, by)).toEqual(each('view-not-open'))
    expect(await errors(tokens.boss, view, 'somebody-else')).toEqual(each('view-not-open'))
  })

  it('is taken by no mutation, and what an administrator sends for the student’s test is refused', async () => {
    const mutations = Object.values(apiSchema.getMutationType()?.getFields() ?? {})
    expect(mutations.length).toBeGreaterThan(50)
    expect(mutations.filter(({ args }) => args.some(({ name }) => name === 'view')).map(({ name }) => name)).toEqual([])
    const { progressKey, contentKey, sectionKey, taskKey } = owner.test
    const place = `progressKey: "${progressKey}", contentKey: "${contentKey}", sectionKey: "${sectionKey}", taskKey: "${taskKey}"`
    const writes = [
      `createTaskProgress(input: {${place}}) { taskKey }`,
      `updateTaskProgress(input: {progressKey: "${progressKey}", taskKey: "${taskKey}", n: 1, action: finish, position: 0, questionId: 101}) { __typename }`,
      `recordWatching(input: {${place}, duration: 60, pieces: "AQ=="}) { __typename }`,
    ]
    for (const write of writes) {
      const [type] = await errorTypes(API_URL, tokens.boss, `mutation { ${write} }`)
      expect(type, write).toMatch(/-not-found$/)
      const withView = write.replace('(', `(view: "${view}", `)
      expect((await errorTypes(API_URL, tokens.boss, `mutation { ${withView} }`))[0], withView).toBe('ValidationError')
    }
    const { createTaskProgress } = await owner.call(TestOpenTaskDocument, { input: owner.test })
    expect(createTaskProgress.attempt).toMatchObject({ n: 1, currentQuestion: 0 })
  })

  it('reveals nothing of a question while a test runs, for any selection', async () => {
    for (const field of VIEWED) {
      const document = documentOf(field, view)
      const reply = await rawReply(API_URL, tokens.boss, document)
      expect(reply.errors).toBeUndefined()
      const names = propertyNames(reply.data)
      for (const name of ['correct', 'choice', 'rationale', 'match', 'answers', 'body', 'question', 'deck'])
        expect([field, name, names.has(name)]).toEqual([field, name, false])
    }
  })
})
