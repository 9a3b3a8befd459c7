let loading: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Some fifty thousand passwords that people choose most, in lower case; loaded once, when somebody first chooses one. None where they
 * cannot be loaded: a new password is then as long as it must be, and may be a common one.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= load().catch(() => {
    loading = undefined
    return new Set<string>()
  })
  return loading
}
