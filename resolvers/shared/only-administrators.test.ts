import { describe, expect, it } from 'vitest'
import { openResolver } from '../testing/open-resolver.ts'

const guard = openResolver('shared/only-administrators.ts')

describe('only administrators', () => {
  it('asks for the record of the token’s user, whatever the arguments say', () => {
    const args = { uid: 'somebody-else', input: { uid: 'somebody-else' } }
    expect(guard.request({ args }).result).toEqual({
      operation: 'GetItem',
      key: { pk: { S: 'USER#u1' }, sk: { S: 'PROFILE' } },
    })
  })

  it('lets in whose record says so, and tells the next step nothing of it', () => {
    expect(guard.response({ result: { userType: 'Admin', note: 'secret' } })).toMatchObject({ result: null })
  })

  it.each([[{ userType: 'Student' }], [{}], [null]])('refuses the record %o', (result) => {
    expect(guard.response({ result }).error?.type).toBe('Unauthorized')
  })

  it('refuses who has no user id, and passes an error of the table on', () => {
    expect(guard.request({ identity: null }).error?.type).toBe('Unauthorized')
    const error = { message: 'm', type: 'DynamoDB:InternalServerError' }
    expect(guard.response({ error, result: null }).error).toMatchObject(error)
  })
})
