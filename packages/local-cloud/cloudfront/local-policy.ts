/**
 * URLs that a page may access in addition to those in the template, because these services have other addresses
 * locally.
 */
export type LocalAddresses = {
  /** `ws://localhost:3000`, `http://127.0.0.1:3001`. */
  connect: string[]
}

/**
 * The template's Content-Security-Policy with the local addresses added. Removes `upgrade-insecure-requests`, since
 * nothing here uses TLS, and allows frames of our own pages for the local card challenge.
 */
export function localPolicy(policy: string, { connect }: LocalAddresses): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
  const fallback =
    directives.find((directive) => directive.startsWith('default-src '))?.replace('default-src ', '') ?? "'self'"
  const additions: [string, string[]][] = [
    ['connect-src', connect],
    ['frame-src', ["'self'"]],
  ]
  for (const [name, sources] of additions) {
    const index = directives.findIndex((directive) => directive.split(' ')[0] === name)
    const current = index === -1 ? `${name} ${fallback}` : (directives[index] ?? name)
    const extended = [...current.split(' ').filter((word) => word !== "'none'"), ...sources]
    directives.splice(index === -1 ? directives.length : index, index === -1 ? 0 : 1, [...new Set(extended)].join(' '))
  }
  return directives.join('; ')
}
