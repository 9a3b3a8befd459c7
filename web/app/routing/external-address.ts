import { academy } from '#domain/academy.ts'

export type ExternalAddress = { address: string; known: boolean }

/** The hosts in the academy's configuration. */
const knownHosts = new Set(
  [...Object.values(academy.links), ...Object.values(academy.social)].map((a) => new URL(a).host),
)

/**
 * The address in an unknown path such as `/https://host/page` (spec 1.2.8, 3.2.27), and whether its host is a
 * configured external link. Undefined if the path contains no http: or https: address.
 */
export function externalAddress(pathAndSearch: string): ExternalAddress | undefined {
  const text = pathAndSearch.replace(/^\/+/, '')
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return { address: url.href, known: false }
  return { address: url.href, known: knownHosts.has(url.host) }
}
