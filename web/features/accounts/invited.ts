/** What the link of an invitation gives: names and address; 'over': it was used, withdrawn, or has expired. */
export type Invited = { firstName: string; lastName: string; email: string } | 'over' | undefined

/** Reads the address that an invitation led to; what is behind the # has seen no server (decision 0090). */
export function invitedBy({ search, hash }: { search: string; hash: string }): Invited {
  const invited = new URLSearchParams(search).get('invited')
  if (invited === 'over') return 'over'
  if (invited !== 'open') return undefined
  const given = new URLSearchParams(hash.slice(1))
  const [firstName, lastName, email] = ['first', 'last', 'email'].map((name) => given.get(name) ?? '')
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' }
}
