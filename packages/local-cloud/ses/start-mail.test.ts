import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen, type Listening } from '../shared/listen.ts'
import { startMail, type MailServer } from './start-mail.ts'

let dataDir: string
let mail: MailServer
let site: Listening
let lines: string[]

const open = () =>
  startMail({
    dataDir,
    isAllowed: (key, _, from) => key !== 'LOCALOTHER' && from === 'office@example.com',
    log: (line) => {
      lines.push(line)
    },
  })

const ses = (accessKeyId = 'LOCALSENDER') =>
  new SESv2Client({
    region: 'us-east-1',
    endpoint: mail.url,
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'x' },
  })

const message = (more: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: 'Academy <office@example.com>',
  Destination: { ToAddresses: ['ann@example.com'] },
  Content: {
    Simple: {
      Subject: { Data: 'Welcome' },
      Body: { Text: { Data: 'Hello' }, Html: { Data: '<b>Hello</b><script>alert(1)</script>' } },
    },
  },
  ...more,
})

const page = async (path: string, method = 'GET') => {
  const reply = await fetch(`${site.url}${path}`, { method })
  return { status: reply.status, policy: reply.headers.get('content-security-policy') ?? '', text: await reply.text() }
}

const inJson = async (query = ''): Promise<unknown> => JSON.parse((await page(`/_local/outbox.json${query}`)).text)

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-'))
  lines = []
  mail = await open()
  site = await listen((req, res) => mail.handler(req, res))
})

afterEach(async () => {
  await site.close()
  await mail.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('sending', () => {
  it('accepts mail from the SDK, stores it, and logs one line', async () => {
    const { MessageId } = await ses().send(new SendEmailCommand(message()))
    expect(await inJson()).toMatchObject({
      mails: [{ id: MessageId, to: ['ann@example.com'], subject: 'Welcome', text: 'Hello' }],
    })
    expect(lines).toEqual(['mail to ann@example.com: Welcome'])
  })

  it('rejects mail without a sender, recipient, or body, and callers without permission', async () => {
    const bad = (more: Partial<SendEmailCommandInput>) =>
      expect(ses().send(new SendEmailCommand(message(more)))).rejects
    await bad({ FromEmailAddress: 'nobody' }).toMatchObject({ name: 'BadRequestException' })
    await bad({ Destination: { ToAddresses: [] } }).toMatchObject({ name: 'BadRequestException' })
    await bad({ Destination: { ToAddresses: ['no address'] } }).toMatchObject({ name: 'BadRequestException' })
    await bad({ Content: { Simple: { Subject: { Data: 'x' }, Body: {} } } }).toMatchObject({
      name: 'BadRequestException',
    })
    await expect(ses('LOCALOTHER').send(new SendEmailCommand(message()))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    })
    expect(mail.list()).toEqual([])
  })

  it('logs the code and link of the user pool’s mail', () => {
    mail.deliver({
      to: 'ann@example.com',
      subject: 'Reset\nyour password',
      html: '',
      text: 'Code 123456, http://localhost:3000/reset?code=123456',
    })
    expect(lines).toEqual([
      'mail to ann@example.com: Reset your password · code 123456 · http://localhost:3000/reset?code=123456',
    ])
  })

  it('keeps mail across a restart, newest first', async () => {
    for (const subject of ['one', 'two']) mail.deliver({ to: 'ann@example.com', subject, html: '', text: '' })
    await mail.close()
    mail = await open()
    expect(mail.list().map((sent) => sent.subject)).toEqual(['two', 'one'])
  })
})

describe('the outbox', () => {
  it('lists mail and shows one message with all text escaped', async () => {
    mail.deliver({
      to: 'ann@example.com',
      subject: '<img src=x onerror=alert(1)>',
      html: '<a href="http://localhost:3000/reset?a=1&amp;b=2">Reset</a><a href="javascript:alert(1)">x</a>',
      text: 'Hi',
    })
    const listed = await page('/_local/outbox')
    expect(listed.text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(listed.text).not.toContain('<img')
    const [id] = mail.list().map((sent) => sent.id)
    const shown = await page(`/_local/outbox/${String(id)}`)
    expect(shown.text).toContain('href="http://localhost:3000/reset?a=1&amp;b=2"')
    expect(shown.text).not.toContain('javascript:')
    expect(shown.policy).toContain("default-src 'none'")
  })

  it('shows a message’s HTML in a sandbox without scripts', async () => {
    await ses().send(new SendEmailCommand(message()))
    const [id] = mail.list().map((sent) => sent.id)
    const shown = await page(`/_local/outbox/${String(id)}`)
    expect(shown.text).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(shown.text).not.toContain('<script>')
    const body = await page(`/_local/outbox/${String(id)}/body`)
    expect(body.text).toContain('<b>Hello</b>')
    expect(body.policy).toMatch(/^sandbox allow-popups/)
    expect(body.policy).not.toContain('allow-scripts')
    expect(body.policy).toContain("default-src 'none'")
  })

  it('returns one address’s mail as JSON and can be emptied', async () => {
    for (const to of ['ann@example.com', 'bob@example.com']) mail.deliver({ to, subject: to, html: '', text: '' })
    expect(await inJson('?to=bob')).toMatchObject({ mails: [{ subject: 'bob@example.com' }] })
    await page('/_local/outbox.json', 'DELETE')
    expect(await inJson()).toEqual({ mails: [] })
    expect((await page('/_local/outbox')).text).toContain('No mail has been sent yet.')
    expect((await page('/_local/outbox/none')).status).toBe(404)
  })
})
