import { Resolver } from 'node:dns/promises'

const UNKNOWN = ['ENODATA', 'ENOTFOUND']

/** What a name points at in the DNS: another name, or else addresses; none where the DNS doesn't know it. */
export async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  const known = (error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && UNKNOWN.includes(String(error.code))) return []
    throw error
  }
  const names = await resolver.resolveCname(name).catch(known)
  return names.length > 0 ? names : resolver.resolve4(name).catch(known)
}
