import { at, listOf, textOf, textsOf, type Json } from '../shared/json.ts'
import type { SentMail } from './mails.ts'

/** An error in SES's format. */
export class MailRefusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

const bad = (message: string): MailRefusal => new MailRefusal(400, 'BadRequestException', message)

const ADDRESS = /^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?$/

/** The bare address in `Name <address>`. */
export const addressOf = (mailbox: string): string => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox

function addresses(request: Json, ...path: string[]): string[] {
  const texts = textsOf(at(request, ...path))
  const broken = texts.find((address) => !ADDRESS.test(address))
  if (broken !== undefined) throw bad(`Invalid email address: ${broken}`)
  return texts
}

/** Parses the body of SES v2's SendEmail (simple content). Throws BadRequestException like SES. */
export function readSendEmail(request: Json): Omit<SentMail, 'id' | 'time'> {
  const from = textOf(at(request, 'FromEmailAddress'))
  if (from === undefined || !ADDRESS.test(from)) throw bad('Missing or invalid FromEmailAddress.')
  const to = addresses(request, 'Destination', 'ToAddresses')
  const cc = addresses(request, 'Destination', 'CcAddresses')
  const bcc = addresses(request, 'Destination', 'BccAddresses')
  const count = to.length + cc.length + bcc.length
  if (count === 0) throw bad('Destination must contain at least one address.')
  if (count > 50) throw bad('Recipient count exceeds 50.')
  const simple = at(request, 'Content', 'Simple')
  if (simple === undefined) throw bad('The local mail service sends Simple content only.')
  const subject = textOf(at(simple, 'Subject', 'Data'))
  const text = textOf(at(simple, 'Body', 'Text', 'Data'))
  const html = textOf(at(simple, 'Body', 'Html', 'Data'))
  if (subject === undefined) throw bad('The message must have a subject.')
  if (text === undefined && html === undefined) throw bad('The message must have a text or an HTML body.')
  const headers = listOf(at(simple, 'Headers')).map((header) => ({
    name: textOf(at(header, 'Name')) ?? '',
    value: textOf(at(header, 'Value')) ?? '',
  }))
  if (headers.some(({ name, value }) => !/^[A-Za-z0-9-]{1,126}$/.test(name) || !/^[\x20-\x7e]{1,870}$/.test(value)))
    throw bad('A header has no valid name or value.')
  return {
    from,
    to,
    cc,
    bcc,
    replyTo: addresses(request, 'ReplyToAddresses'),
    subject,
    html: html ?? '',
    text: text ?? '',
    ...(headers.length > 0 && { headers }),
  }
}
