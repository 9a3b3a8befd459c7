import { describe, expect, it } from 'vitest'
import { getEnvironment } from './environments.ts'

describe('getEnvironment', () => {
  it('takes dev when nothing is asked for', () => {
    expect(getEnvironment(undefined).name).toBe('dev')
  })

  it.each(['production', '', 'constructor', 7])('says in one sentence that %j is no environment', (name) => {
    expect(() => getEnvironment(name)).toThrow(
      /^Unknown environment ".*": use -c env=dev, -c env=staging or -c env=prod\.$/,
    )
  })
})
