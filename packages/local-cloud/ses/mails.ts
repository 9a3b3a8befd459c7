import { randomUUID } from 'node:crypto'
import type { Store } from '../shared/open-store.ts'

/** A sent e-mail. */
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
  /** Custom headers set by the sender. */
  headers?: { name: string; value: string }[]
}

export type MailStore = Store<{ mail: SentMail }>

const MAX_KEPT = 1000

/** Stores an e-mail and removes the oldest beyond a thousand. `now` is in epoch milliseconds. */
export function storeMail(store: MailStore, mail: Omit<SentMail, 'id' | 'time'>, now: number): SentMail {
  const stored: SentMail = { id: randomUUID(), time: new Date(now).toISOString(), ...mail }
  store.together(() => {
    store.put('mail', stored.id, stored)
    const all = store.list('mail')
    for (const { id } of all.slice(0, Math.max(0, all.length - MAX_KEPT))) store.remove('mail', id)
  })
  return stored
}

/** All recipients of an e-mail. */
export const recipients = ({ to, cc, bcc }: SentMail): string[] => [...to, ...cc, ...bcc]

/** The distinct URLs in an e-mail, in order. */
export function linksIn({ html, text }: Pick<SentMail, 'html' | 'text'>): string[] {
  const inHtml = [...html.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => double ?? single ?? '',
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')]+/g)].map(([link]) => link)
  const plain = inHtml.map((link) => link.replaceAll('&amp;', '&').trim())
  return [...new Set([...plain, ...inText])].filter((link) => /^https?:\/\//i.test(link) && URL.canParse(link))
}
