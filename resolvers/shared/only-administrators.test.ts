import { describe, expect, it } from 'vitest'
import { openResolver } from '#resolvers/testing/open-resolver.ts'

const guard = openResolver('shared/only-administrators.ts')

describe('only administrators', () => {
  it('reads the record of the token’s user, whatever the arguments', () => {
    const args = { uid: 'somebody-else', input: { uid: 'somebody-else' } }
    expect(guard.request({ args }).result).toEqual({
      operation: 'GetItem',
      key: { pk: { S: 'USER#u1' }, sk: { S: 'PROFILE' } },
    })
  })

  it('admits a user whose record says Admin, and passes nothing of it to the next step', () => {
    expect(guard.response({ result: { userType: 'Admin', note: 'secret' } })).toMatchObject({ result: null })
  })

  it.each(['Admin', 'admin', 'ADMIN'])('lets in the type %s, compared without case', (userType) => {
    expect(guard.response({ result: { userType } }).error).toBeUndefined()
  })

  it.each([[{ userType: 'Student' }], [{ userType: 'student' }], [{ userType: 'administrator' }], [{}], [null]])(
    'refuses the record %o',
    (result) => expect(guard.response({ result }).error?.type).toBe('Unauthorized'),
  )

  describe('where administrators need a second factor', () => {
    const SINCE = 1_700_000_000_000
    const ask = (record: object, auth_time?: number) =>
      guard.response({
        env: { SECOND_FACTOR: 'true' },
        identity: { sub: 'u1', claims: { auth_time } },
        result: { userType: 'Admin', ...record },
      })

    it('lets in a session that began with it', () => {
      expect(ask({ secondFactorSince: SINCE }, SINCE / 1000 + 60).error).toBeUndefined()
    })

    it.each([
      ['is off', {}, SINCE / 1000],
      ['was turned on after the session began', { secondFactorSince: SINCE }, SINCE / 1000 - 60],
      ['cannot be told, because the token says no time', { secondFactorSince: SINCE }, undefined],
    ])('refuses with a code of its own when it %s', (_what, record, authTime) => {
      expect(ask(record, authTime).error?.type).toBe('second-factor-missing')
    })

    it('refuses anybody else as before', () => {
      expect(ask({ userType: 'Student', secondFactorSince: SINCE }, SINCE / 1000 + 60).error?.type).toBe('Unauthorized')
    })
  })

  it('refuses an id token, which is not made to open doors', () => {
    const identity = { sub: 'u1', claims: { token_use: 'id' } }
    expect(guard.request({ identity }).error?.type).toBe('Unauthorized')
  })

  it('refuses a caller without a user id, and passes on a failure of the table', () => {
    expect(guard.request({ identity: null }).error?.type).toBe('Unauthorized')
    const error = { message: 'm', type: 'DynamoDB:InternalServerError' }
    expect(guard.response({ error, result: null }).error).toMatchObject({ type: error.type })
  })
})
