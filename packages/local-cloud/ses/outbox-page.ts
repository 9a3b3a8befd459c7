import { escapeHtml } from '../shared/escape-html.ts'
import { linksIn, recipients, type SentMail } from './mails.ts'

const STYLE = `
  :root { color-scheme: light dark; --line: #d5d9e2; --soft: #5b6477; --link: #3b35c4; --card: #fff; --page: #f4f5f9; --text: #161a24 }
  @media (prefers-color-scheme: dark) { :root { --line: #39405a; --soft: #a6aec4; --link: #a9a5ff; --card: #1b2030; --page: #12151f; --text: #eef0f7 } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem }
  p.about { color: var(--soft); margin: 0 0 1.5rem }
  a { color: var(--link) }
  a:focus-visible, iframe:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; border-radius: .25rem }
  ol { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
  li + li { border-top: 1px solid var(--line) }
  ol.mails li { padding: .9rem 1.1rem; display: grid; gap: .1rem }
  ol.mails a { font-weight: 600; text-decoration: none }
  ol.mails a:hover { text-decoration: underline }
  .meta { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 1rem 0 }
  dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
  section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.1rem; margin: 1rem 0 }
  h2 { font-size: 1rem; margin: 0 0 .6rem }
  iframe { width: 100%; height: 26rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  ul.links { margin: 0; padding-left: 1.2rem; overflow-wrap: anywhere }`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

const when = (time: string): string =>
  `<time datetime="${escapeHtml(time)}">${escapeHtml(time.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`

const everyone = (mail: SentMail): string => escapeHtml(recipients(mail).join(', '))

/** The list of e-mails, newest first. `base` is the outbox's path. */
export function outboxPage(mails: SentMail[], base: string): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="${base}/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a>
      <span class="meta">To ${everyone(mail)} · ${when(mail.time)}</span></li>`,
  )
  const list =
    rows.length > 0 ? `<ol class="mails">${rows.join('')}</ol>` : '<section>No mail has been sent yet.</section>'
  return page(
    'Outbox',
    `<h1>Outbox</h1><p class="about">Mail that the local cloud would have sent. Nothing leaves this machine.
    <a href="${base}">Refresh</a> · <a href="${base}.json">JSON</a></p>${list}`,
  )
}

/** An e-mail: headers, its URLs, the HTML in a sandbox, the text. */
export function mailPage(mail: SentMail, base: string): string {
  const headers: [string, string[]][] = [
    ['From', [mail.from]],
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Bcc', mail.bcc],
    ['Reply to', mail.replyTo],
  ]
  const rows = headers
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `<dt>${name}</dt><dd>${escapeHtml(values.join(', '))}</dd>`)
  // Cognito's mails have one text, which is HTML.
  const text = mail.text.replace(/<(style|head)\b[^]*?<\/\1>/gi, '').trim()
  const links = linksIn(mail).map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
  return page(
    mail.subject,
    `<p><a href="${base}">← Outbox</a></p><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
    <dl>${rows.join('')}<dt>Sent</dt><dd>${when(mail.time)}</dd></dl>
    ${links.length > 0 ? `<section><h2>Links</h2><ul class="links">${links.join('')}</ul></section>` : ''}
    ${
      mail.html === ''
        ? ''
        : `<section><h2>As sent</h2><iframe title="The mail as sent" src="${base}/${mail.id}/body"
          sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`
    }
    ${text === '' ? '' : `<section><h2>As text</h2><pre>${escapeHtml(text)}</pre></section>`}`,
  )
}

/** The page for an unknown e-mail. */
export const noMailPage = (base: string): string =>
  page('No such mail', `<h1>There is no such mail.</h1><p><a href="${base}">Back to the outbox</a></p>`)
