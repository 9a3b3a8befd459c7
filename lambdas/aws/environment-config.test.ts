import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  loadConfig,
  NODE_REGION_CONFIG_OPTIONS,
  NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS,
  resolveRegionConfig,
} from './environment-config.ts'

afterEach(() => vi.unstubAllEnvs())

const word = { environmentVariableSelector: (environment: NodeJS.ProcessEnv) => environment['WORD'], default: 'none' }

describe('a setting of the SDK in a function', () => {
  it('is what the environment says, each time it is read', async () => {
    const read = loadConfig(word)
    vi.stubEnv('WORD', 'one')
    expect(await read()).toBe('one')
    vi.stubEnv('WORD', 'two')
    expect(await read()).toBe('two')
  })

  it('is its default where the environment says nothing, and a default may be found out', async () => {
    expect(await loadConfig(word)()).toBe('none')
    expect(await loadConfig({ ...word, default: () => Promise.resolve('found') })()).toBe('found')
  })

  it('may depend on the name that the service signs with', async () => {
    const environmentVariableSelector = (_: NodeJS.ProcessEnv, { signingName }: { signingName?: string | undefined }) =>
      signingName
    expect(await loadConfig({ environmentVariableSelector, default: '' }, { signingName: 'dynamodb' })()).toBe(
      'dynamodb',
    )
  })

  it('is false or true where it is a truth, and fails on another word', async () => {
    const read = loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS)
    expect(await read()).toBe(false)
    for (const said of [true, false]) {
      vi.stubEnv('AWS_USE_FIPS_ENDPOINT', String(said))
      expect(await read()).toBe(said)
    }
    vi.stubEnv('AWS_USE_FIPS_ENDPOINT', 'yes')
    await expect(read()).rejects.toThrow('"yes" is not true or false')
  })
})

describe('the region', () => {
  it('is the one that Lambda names, and missing where none is named', async () => {
    vi.stubEnv('AWS_REGION', 'eu-west-1')
    const { region, useFipsEndpoint } = resolveRegionConfig({ region: loadConfig(NODE_REGION_CONFIG_OPTIONS) })
    expect([await region(), await useFipsEndpoint()]).toEqual(['eu-west-1', false])
    vi.stubEnv('AWS_REGION', undefined)
    await expect(region()).rejects.toThrow('Region is missing')
    expect(() => resolveRegionConfig({})).toThrow('Region is missing')
  })

  it('may be given as it is', async () => {
    const { region, useFipsEndpoint } = resolveRegionConfig({ region: 'us-east-1', useFipsEndpoint: true })
    expect([await region(), await useFipsEndpoint()]).toEqual(['us-east-1', true])
  })
})
