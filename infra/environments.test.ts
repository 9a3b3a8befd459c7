import { describe, expect, it } from 'vitest'
import { getEnvironment, withSettings } from './environments.ts'

describe('getEnvironment', () => {
  it('defaults to dev', () => expect(getEnvironment(undefined).name).toBe('dev'))

  it.each(['production', '', 'constructor', 7])('rejects the unknown environment %j in one sentence', (name) => {
    expect(() => getEnvironment(name)).toThrow(
      /^Unknown environment ".*": use -c env=dev, -c env=staging or -c env=prod\.$/,
    )
  })
})

describe('withSettings', () => {
  it('applies only the settings that are given', () => {
    const dev = getEnvironment('dev')
    expect(withSettings(dev, undefined)).toEqual(dev)
    const text = '{"confirmEmail":true,"passwordMinLength":12,"secondFactorForAdministrators":true}'
    expect(withSettings(dev, text)).toEqual({ ...dev, ...JSON.parse(text) })
  })

  it.each(['{"isProtected":false}', '{"confirmEmail":"yes"}', '7'])('refuses %s', (text) => {
    expect(() => withSettings(getEnvironment('dev'), text)).toThrow(/cannot be set so|not a JSON object/)
  })
})

describe('the account rules of the environments', () => {
  it.each(['staging', 'prod'] as const)('%s: a confirmed address, ten characters, fixed names', (name) => {
    const wanted = { confirmEmail: true, passwordMinLength: 10, fixedNames: true }
    expect(getEnvironment(name)).toMatchObject({ ...wanted, secondFactorForAdministrators: name === 'prod' })
  })

  it('dev requires no confirmed address, six characters, and no second factor', () => {
    const wanted = { confirmEmail: false, passwordMinLength: 6, secondFactorForAdministrators: false }
    expect(getEnvironment('dev')).toMatchObject(wanted)
  })
})
