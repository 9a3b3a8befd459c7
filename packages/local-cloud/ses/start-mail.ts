import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseJson, type Json } from '../shared/json.ts'
import { listen } from '../shared/listen.ts'
import { openStore } from '../shared/open-store.ts'
import { readBody } from '../shared/read-body.ts'
import { storeMail, linksIn, recipients, type SentMail } from './mails.ts'
import { mailPage, noMailPage, outboxPage } from './outbox-page.ts'
import { addressOf, MailRefusal, readSendEmail } from './read-send-email.ts'

export type MailOptions = {
  dataDir: string
  /** The sender of the user pool's e-mails. */
  from?: string
  /** The outbox's path on the public server; defaults to `/_local/outbox`. */
  outboxPath?: string
  /** Whether the role of an access key may `ses:SendEmail` from this address; if absent, any key may. */
  isAllowed?: (accessKeyId: string, action: string, from: string) => boolean
  /** Receives one line per e-mail. */
  log: (line: string) => void
  port?: number
  /** Returns the time in epoch milliseconds; tests may replace it. */
  now?: () => number
}

export type MailServer = {
  /** Endpoint of SES v2 for the SDK. */
  url: string
  /** Adds an e-mail of the user pool to the outbox. */
  deliver: (mail: { to: string; subject: string; html: string; text: string }) => void
  /**
   * Serves the outbox: `/_local/outbox`, `/_local/outbox/<id>`, `/_local/outbox.json` (`?to=` filters, DELETE empties).
   */
  handler: (req: IncomingMessage, res: ServerResponse) => void
  /** Newest first. */
  list: () => SentMail[]
  close: () => Promise<void>
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'"
const BODY_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data: https:; frame-ancestors 'self'"

const SHOWN = 200

/** Reduces a sender's text to one printable line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()

function summary(mail: SentMail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  const [link] = linksIn(mail)
  const hint = [code && `code ${code}`, link].filter((part) => part !== undefined).join(' · ')
  return oneLine(`mail to ${recipients(mail).join(', ')}: ${mail.subject}${hint ? ` · ${hint}` : ''}`)
}

function accessKeyOf(req: IncomingMessage): string {
  const key = /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(req.headers.authorization ?? '')?.[1]
  if (key === undefined)
    throw new MailRefusal(403, 'MissingAuthenticationTokenException', 'Missing Authentication Token')
  return key
}

async function jsonOf(req: IncomingMessage): Promise<Json> {
  const text = await readBody(req)
  try {
    return parseJson(text)
  } catch {
    throw new MailRefusal(400, 'BadRequestException', 'The body is not JSON.')
  }
}

/**
 * Starts the mail service: SES v2's SendEmail, and an outbox that shows sent e-mails, stored in `dataDir/mails.jsonl`.
 */
export async function startMail(options: MailOptions): Promise<MailServer> {
  const store = openStore<{ mail: SentMail }>(join(options.dataDir, 'mails.jsonl'))
  const now = options.now ?? Date.now
  const base = options.outboxPath ?? '/_local/outbox'
  const keep = (mail: Omit<SentMail, 'id' | 'time'>): SentMail => {
    const stored = storeMail(store, mail, now())
    options.log(summary(stored))
    return stored
  }
  const list = () => store.list('mail').reverse()
  const json = (res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
    res
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
      .end(JSON.stringify(body))
  }
  const html = (res: ServerResponse, status: number, body: string, policy = PAGE_POLICY) => {
    res
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .end(body)
  }

  const send = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'POST' || req.url !== '/v2/email/outbound-emails')
      throw new MailRefusal(404, 'NotFoundException', 'The local mail service answers SendEmail only.')
    const accessKey = accessKeyOf(req)
    const mail = readSendEmail(await jsonOf(req))
    if (options.isAllowed?.(accessKey, 'ses:SendEmail', addressOf(mail.from)) === false)
      throw new MailRefusal(403, 'AccessDeniedException', `${accessKey} is not authorized to perform ses:SendEmail`)
    json(res, 200, { MessageId: keep(mail).id })
  }

  const outboxJson = (req: IncomingMessage, res: ServerResponse, url: URL) => {
    if (req.method === 'DELETE')
      store.together(() => {
        for (const { id } of store.list('mail')) store.remove('mail', id)
      })
    const to = url.searchParams.get('to')?.toLowerCase()
    const mails = list().filter(
      (mail) => to === undefined || recipients(mail).some((recipient) => recipient.toLowerCase().includes(to)),
    )
    json(res, 200, { mails })
  }

  const outbox = (req: IncomingMessage, res: ServerResponse): void => {
    const url = new URL(req.url ?? '/', 'http://local')
    const rest = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname
    if (rest === '.json' || rest === '/mails.json') {
      outboxJson(req, res, url)
      return
    }
    const [, id = '', part] = rest.split('/')
    const mail = store.get('mail', id)
    if (id === '') html(res, 200, outboxPage(list().slice(0, SHOWN), base))
    else if (!mail) html(res, 404, noMailPage(base))
    else if (part === 'body') html(res, 200, `<!doctype html><base target="_blank">${mail.html}`, BODY_POLICY)
    else html(res, 200, mailPage(mail, base))
  }

  const server = await listen((req, res) => {
    send(req, res).catch((error: unknown) => {
      const known =
        error instanceof MailRefusal ? error : new MailRefusal(500, 'InternalServiceErrorException', String(error))
      json(res, known.status, { message: known.message }, { 'x-amzn-errortype': known.type })
    })
  }, options.port)

  return {
    url: server.url,
    deliver: ({ to, subject, html: body, text }) => {
      keep({
        from: options.from ?? 'no-reply@local.example',
        to: [to],
        cc: [],
        bcc: [],
        replyTo: [],
        subject,
        html: body,
        text,
      })
    },
    handler: outbox,
    list,
    close: server.close,
  }
}
