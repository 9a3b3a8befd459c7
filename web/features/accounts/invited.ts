/** Names and e-mail from an invitation link. 'over': it was used, was withdrawn, or has expired. */
export type Invited = { firstName: string; lastName: string; email: string } | 'over' | undefined

/**
 * Parses the URL of an invitation. The personal data is in the fragment, which isn't sent to servers (decision 0090).
 */
export function invitedBy({ search, hash }: { search: string; hash: string }): Invited {
  const invited = new URLSearchParams(search).get('invited')
  if (invited === 'over') return 'over'
  if (invited !== 'open') return undefined
  const params = new URLSearchParams(hash.slice(1))
  const [firstName, lastName, email] = ['first', 'last', 'email'].map((name) => params.get(name) ?? '')
  return { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' }
}
