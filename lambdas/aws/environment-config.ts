/**
 * Settings of the SDK's clients, from the environment alone. The bundle puts this in the place of `@smithy/core/config`, which looks
 * for each setting in `~/.aws/config` and `~/.aws/credentials` too: Lambda has neither file, and a first call spent a quarter of its
 * time on finding that out, an error thrown and caught per setting. So the exports have that module's names and meanings.
 */

type Setting<Value> = {
  environmentVariableSelector: (
    environment: NodeJS.ProcessEnv,
    options: { signingName?: string | undefined },
  ) => Value | undefined
  default: Value | (() => Promise<Value>)
}

/** Reads one setting: as the environment says it, or its default. Rejects when the environment says what it cannot mean. */
export const loadConfig =
  <Value>(setting: Setting<Value>, { signingName }: { signingName?: string } = {}) =>
  async (): Promise<Value> => {
    const said = setting.environmentVariableSelector(process.env, { signingName })
    if (said !== undefined) return said
    // No setting's value is a function.
    return typeof setting.default === 'function' ? (setting.default as () => Promise<Value>)() : setting.default
  }

export const SelectorType = { ENV: 'env', CONFIG: 'shared config entry' } as const

/** The truth value of a variable, or undefined where it is not set. Throws on any other word. */
export function booleanSelector(values: Record<string, string | undefined>, name: string, type: string) {
  const text = values[name]
  if (text === undefined) return undefined
  if (text !== 'true' && text !== 'false')
    throw new Error(`Cannot load ${type} "${name}": "${text}" is not true or false`)
  return text === 'true'
}

const booleanSetting = (name: string): Setting<boolean> => ({
  environmentVariableSelector: (environment) => booleanSelector(environment, name, SelectorType.ENV),
  default: false,
})

export const DEFAULT_USE_DUALSTACK_ENDPOINT = false
export const NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = booleanSetting('AWS_USE_DUALSTACK_ENDPOINT')
export const DEFAULT_USE_FIPS_ENDPOINT = false
export const NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = booleanSetting('AWS_USE_FIPS_ENDPOINT')

export const REGION_ENV_NAME = 'AWS_REGION'
export const REGION_INI_NAME = 'region'
export const NODE_REGION_CONFIG_FILE_OPTIONS = {}
export const NODE_REGION_CONFIG_OPTIONS: Setting<string> = {
  environmentVariableSelector: (environment) => environment[REGION_ENV_NAME],
  default: () => Promise.reject(new Error('Region is missing')),
}

type Regional = { region?: string | (() => Promise<string>); useFipsEndpoint?: boolean | (() => Promise<boolean>) }

/** The region and whether its endpoint is a FIPS one, as functions. Lambda's regions have their plain names. */
export const resolveRegionConfig = <Input extends Regional>(input: Input) => {
  const { region, useFipsEndpoint = false } = input
  if (!region) throw new Error('Region is missing')
  return Object.assign(input, {
    region: () => (typeof region === 'function' ? region() : Promise.resolve(region)),
    useFipsEndpoint: () =>
      typeof useFipsEndpoint === 'function' ? useFipsEndpoint() : Promise.resolve(useFipsEndpoint),
  })
}

/** The SDK's defaults, as it has them where nothing chooses others. */
export const resolveDefaultsModeConfig = () => () => Promise.resolve('legacy')

export const CONFIG_PREFIX_SEPARATOR = '.'

/** What a search for a value fails with. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
}
