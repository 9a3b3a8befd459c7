import { academy } from '#domain/academy.ts'
import { escapeHtml } from './escape-html.ts'

/** The parts of an e-mail, in order. All text is plain text; addresses are on the site. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'code'; text: string }
  | { kind: 'button' | 'link'; label: string; href: string }

/** An e-mail without its subject: inboxes show `preheader` after the subject. */
export type MailContent = { preheader: string; title: string; parts: readonly MailPart[] }

// Mail programs don't support tokens: these are the values of web/ui/tokens.css, light inline, dark for programs that
// read a stylesheet.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0d1719!important}.card{background:#142226!important;border-color:#2a4046!important}
.words,.words td,.words th{color:#e7f0f1!important}.quiet{color:#a8bcc0!important}.line{border-color:#2a4046!important}.mark{color:#7ad0d4!important}
.action{background:#7ad0d4!important;color:#04262a!important}.anchor{color:#7ad0d4!important}.code{background:#0f1c1f!important;color:#e7f0f1!important}}
@media (max-width:480px){.inside{padding:24px 20px!important}}`

const FONT = "font-family:Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const CELL = 'padding:10px 16px 10px 0;text-align:left;vertical-align:top;border-top:1px solid #d3dfe0;font-size:15px'

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><th scope="row" class="quiet line" style="${CELL};color:#4b6168;font-weight:400">${escapeHtml(name)}</th>` +
  `<td class="line" style="${CELL};color:#12262b;padding-right:0;word-break:break-word">${escapeHtml(value)}</td></tr>`

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`
    case 'facts':
      return `<table width="100%" style="border-collapse:collapse;margin:8px 0 24px">${part.facts.map(row).join('')}</table>`
    case 'code':
      return `<p class="code" style="margin:8px 0 24px;padding:16px;border-radius:12px;background:#ebf1f1;color:#12262b;font-size:26px;letter-spacing:4px;text-align:center"><strong>${escapeHtml(part.text)}</strong></p>`
    case 'button':
      return `<p style="margin:8px 0 24px"><a class="action" href="${escapeHtml(part.href)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:#0b6069;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 16px"><a class="anchor" href="${escapeHtml(part.href)}" style="color:#0b6069">${escapeHtml(part.label)}</a></p>`
  }
}

const sender = [academy.name, ...academy.contact.address]

/**
 * Renders an e-mail as HTML: tables and inline styles, which every mail program supports; no images and no external
 * resources.
 */
export function mailHtml({ preheader, title, parts }: MailContent): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;background:#f5f8f8;${FONT}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`,
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f8f8">',
    '<tr><td align="center" style="padding:32px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">',
    `<tr><td class="mark" style="padding:0 4px 16px;color:#0b6069;font-size:18px;font-weight:700">${escapeHtml(academy.name)}</td></tr>`,
    '<tr><td class="card inside words" style="padding:32px;background:#ffffff;border:1px solid #d3dfe0;border-radius:18px;color:#12262b;font-size:16px;line-height:1.6">',
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>`,
    ...parts.map(partHtml),
    '</td></tr><tr><td class="quiet" style="padding:16px 4px;color:#4b6168;font-size:13px;line-height:1.6">',
    `${sender.map(escapeHtml).join('<br>')}</td></tr></table></td></tr></table></body></html>`,
  ].join('\n')
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
    case 'button':
    case 'link':
      return `${part.label}: ${part.href}`
    default:
      return part.text
  }
}

/** Renders the same e-mail as plain text, with the same content. */
export const mailText = ({ title, parts }: MailContent): string =>
  [title, ...parts.map(partText), sender.join('\n')].join('\n\n')
