import { describe, expect, it } from 'vitest'
import { openResolver, STUDENT } from '#resolvers/testing/open-resolver.ts'

const invoke = openResolver('shared/invoke-function.ts')
const info = { parentTypeName: 'Mutation', fieldName: 'registerCourse' }

describe('invoke-function', () => {
  it('sends the field, its arguments, and the caller, and no more of the token', () => {
    const args = { input: { courseKey: 'c1' } }
    expect(invoke.request({ args, info }).result).toEqual({
      operation: 'Invoke',
      payload: {
        field: 'Mutation.registerCourse',
        arguments: args,
        identity: { sub: STUDENT.sub, username: STUDENT.username, groups: ['Student'] },
      },
    })
  })

  it.each([
    [{ auth_time: 1_700_000_000 }, 1_700_000_000],
    [{}, 0],
  ])('sends when the session began if administrators need a second factor: claims %j', (claims, authTime) => {
    const identity = { ...STUDENT, claims: { ...STUDENT.claims, ...claims } }
    const { result } = invoke.request({ args: {}, info, identity, env: { SECOND_FACTOR: 'true' } })
    expect(result).toMatchObject({ payload: { identity: { sub: STUDENT.sub, authTime } } })
  })

  it.each([
    'deleteAccount',
    'requestEmailChange',
    'confirmEmailChange',
    'createRecoveryCodes',
    'mySessions',
    'endSession',
    'updateProgress',
  ])('sends for %s when the session began, and which it is', (fieldName) => {
    const of = (identity: object) => invoke.request({ args: {}, info: { ...info, fieldName }, identity }).result
    const claims = { ...STUDENT.claims, auth_time: 8, device_key: 'd1' }
    expect(of({ ...STUDENT, claims })).toMatchObject({ payload: { identity: { signedInAt: 8, device: 'd1' } } })
    expect(of(STUDENT)).toMatchObject({ payload: { identity: { signedInAt: 0 } } })
  })

  it('sends no group for a caller without one', () => {
    const { groups: _groups, ...identity } = STUDENT
    expect(invoke.request({ args: {}, info, identity }).result).toMatchObject({ payload: { identity: { groups: [] } } })
  })

  it('returns nothing when the function returns nothing', () => {
    expect(invoke.response({ result: null })).toMatchObject({ result: null })
  })

  it.each([{ a: 1 }, null, false, 0, ''])('returns the data %j as it is', (data) => {
    expect(invoke.response({ result: { data } }).result).toEqual(data)
  })

  it('turns a refusal into an error whose type is its code, with its data', () => {
    const { error } = invoke.response({ result: { refusal: { code: 'no-seats', data: { left: 0 } } } })
    expect(error).toMatchObject({ type: 'no-seats', message: 'no-seats', info: { left: 0 } })
  })

  it('passes an error of the function on', () => {
    const { error } = invoke.response({
      error: { message: 'Internal error (request 1)', type: 'Lambda:Unhandled' },
      result: null,
    })
    expect(error).toMatchObject({ type: 'Lambda:Unhandled', message: 'Internal error (request 1)' })
  })
})
