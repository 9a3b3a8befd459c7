import { mailHtml, type MailPart } from '#domain/text/mail-layout.ts'
import { unsubscribeWords as words } from '#domain/messages/reminder-mails.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import type { ReminderKind } from '#domain/users/reminders.ts'
import { ifPresent, withCondition } from '#lambdas/dynamodb/conditions.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { userKey } from '#table/keys.ts'
import { readUnsubscribeLink, type Verify } from './unsubscribe-link.ts'

/** The parts of a function URL's event that this reads. */
export type UrlEvent = {
  requestContext: { http: { method: string } }
  queryStringParameters?: Record<string, string | undefined> | undefined
}

export type Deps = { table: Table; verify: Verify; accountUrl: string }

export type Reply = { statusCode: number; headers: Record<string, string>; body: string }

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const page = (statusCode: number, title: string, parts: readonly MailPart[], form = ''): Reply => ({
  statusCode,
  headers: HEADERS,
  // Uses the e-mails' design, which needs no file of the site.
  body: mailHtml({ preheader: title, title, parts }).replace('</td></tr><tr><td class="quiet"', `${form}$&`),
})

// Posts to the current URL, including its signature.
const FORM = `<form method="post"><button class="action" style="padding:13px 24px;border:1px solid transparent;border-radius:12px;background:#0b6069;color:#ffffff;font:inherit;font-weight:600;cursor:pointer">${escapeHtml(words.action)}</button></form>`

async function turnOff(uid: string, kind: ReminderKind, table: Table): Promise<void> {
  const key = { Key: userKey(uid) }
  const turned = await updateItem(table, {
    ...key,
    ...withCondition(
      {
        UpdateExpression: 'SET reminders.#kind = :off',
        ExpressionAttributeNames: { '#kind': kind },
        ExpressionAttributeValues: { ':off': false },
      },
      { ConditionExpression: 'attribute_exists(reminders)' },
    ),
  })
  if (turned.ok || !turned.item) return
  // A record without settings keeps all other kinds on.
  const wishes = { classTomorrow: true, daysLeft: true, [kind]: false }
  await updateItem(table, {
    ...key,
    UpdateExpression: 'SET reminders = if_not_exists(reminders, :wishes)',
    ...ifPresent,
    ExpressionAttributeValues: { ':wishes': wishes },
  })
}

/**
 * Turns off one kind of reminder by an e-mail's link, without a sign-in (RFC 8058). Requires a POST: a GET, which mail
 * scanners send, shows a page with a button. Rejects links without the academy's signature with 403; a deleted account
 * gets the usual reply. 2 write units.
 */
export async function answerUnsubscribe(event: UrlEvent, { table, verify, accountUrl }: Deps): Promise<Reply> {
  const account = { kind: 'link', label: words.account, href: accountUrl } as const
  const named = await readUnsubscribeLink(event.queryStringParameters ?? {}, verify)
  if (!named) return page(403, words.brokenTitle, [{ kind: 'text', text: words.broken }, account])
  if (event.requestContext.http.method !== 'POST')
    return page(200, words.title, [{ kind: 'text', text: words.ask[named.kind] }], FORM)
  await turnOff(named.uid, named.kind, table)
  return page(200, words.doneTitle, [{ kind: 'text', text: words.undo }, account])
}
