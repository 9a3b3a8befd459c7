/** What the page for a new password knows: whose it is, with the code of the mail; or an address that was typed on another page. */
export type ResetGiven = { email?: string; code?: string; typed?: string }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const field = (value: unknown, key: string): string | undefined =>
  typeof value === 'object' && value !== null
    ? text(Object.entries(value).find(([name]) => name === key)?.[1])
    : undefined

/** What the history's entry holds, which no address bar, server or log shows. */
export function givenByState(state: unknown): ResetGiven {
  const [email, code, typed] = ['email', 'code', 'typed'].map((key) => field(state, key))
  return { ...(email ? { email } : {}), ...(code ? { code } : {}), ...(typed ? { typed } : {}) }
}

/** What a mail's link says behind its # (or, in a mail of before version 1.1.0, in its query); undefined when it says nothing. */
export function givenByLink({ hash, search }: { hash: string; search: string }): ResetGiven | undefined {
  for (const part of [hash.slice(1), search.slice(1)]) {
    const given = new URLSearchParams(part)
    const email = given.get('email')
    if (email) return { email, code: given.get('code') ?? '' }
  }
  return undefined
}
