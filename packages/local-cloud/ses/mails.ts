import { randomUUID } from 'node:crypto'
import type { Store } from '../shared/open-store.ts'

/** A mail as it was sent. */
export type SentMail = {
  id: string
  /** ISO 8601. */
  time: string
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string
  text: string
  /** Those that the sender set beyond the usual. */
  headers?: { name: string; value: string }[]
}

export type MailStore = Store<{ mail: SentMail }>

const MAX_KEPT = 1000

/** Keeps a mail; the oldest goes when there are more than a thousand. `now` in epoch milliseconds. */
export function storeMail(store: MailStore, mail: Omit<SentMail, 'id' | 'time'>, now: number): SentMail {
  const stored: SentMail = { id: randomUUID(), time: new Date(now).toISOString(), ...mail }
  store.together(() => {
    store.put('mail', stored.id, stored)
    const all = store.list('mail')
    for (const { id } of all.slice(0, Math.max(0, all.length - MAX_KEPT))) store.remove('mail', id)
  })
  return stored
}

/** Everyone a mail went to. */
export const recipients = ({ to, cc, bcc }: SentMail): string[] => [...to, ...cc, ...bcc]

/** The web addresses in a mail, in order, each once. */
export function linksIn({ html, text }: Pick<SentMail, 'html' | 'text'>): string[] {
  const inHtml = [...html.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => double ?? single ?? '',
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')]+/g)].map(([link]) => link)
  const plain = inHtml.map((link) => link.replaceAll('&amp;', '&').trim())
  return [...new Set([...plain, ...inText])].filter((link) => /^https?:\/\//i.test(link) && URL.canParse(link))
}
