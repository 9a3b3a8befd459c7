import { escapeHtml } from '../shared/escape-html.ts'
import type { PaymentIntent } from './records.ts'

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: Canvas; color: CanvasText }
  main { max-width: 26rem; padding: 2rem; margin: 1rem; border: 1px solid GrayText; border-radius: .75rem }
  .mode { display: inline-block; padding: .1rem .6rem; border-radius: 1rem; background: #ffe08a; color: #3d2c00; font-weight: 600 }
  h1 { font-size: 1.25rem; margin: .75rem 0 }
  button { font: inherit; padding: .6rem 1rem; border-radius: .5rem; border: 1px solid #5145cd; cursor: pointer; margin: .5rem .5rem 0 0 }
  button[value=complete] { background: #5145cd; color: #fff }
  button[value=fail] { background: transparent; color: inherit; border-color: currentColor }
  @media (max-width: 30rem) { body { display: block; min-height: 0 } main { border: 0; margin: 0; padding: 1rem } button { width: 100% } }
  button:focus-visible, a:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px }`

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><style>${STYLE}</style></head><body><main><p class="mode">TEST MODE</p>${body}</main></body></html>`

const money = ({ amount, currency }: PaymentIntent): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

/** The bank's page, with buttons to complete or fail the authentication. */
export const challengePage = (intent: PaymentIntent): string =>
  page(
    '3D Secure 2 test page',
    `<h1>3-D Secure authentication</h1>
    <p>This is a test page of the local card server. Your bank would ask you here to approve the payment of
    <strong>${escapeHtml(money(intent))}</strong>. No money moves.</p>
    <form method="post">
      <button name="answer" value="complete">Complete authentication</button>
      <button name="answer" value="fail">Fail authentication</button>
    </form>`,
  )

export type Settled = { type: 'stripe-challenge'; paymentIntent: string; status: string; passed: boolean }

/** JSON that is safe inside a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The page after the challenge: sends the result to the window that opened or framed it, or goes to `returnTo` if there
 * is none.
 */
export function settledPage(settled: Settled, returnTo: string | null): string {
  const goOn = returnTo ? `<p><a href="${escapeHtml(returnTo)}">Continue</a></p>` : '<p>You can close this window.</p>'
  return page(
    'Authentication finished',
    `<h1 role="status">${settled.passed ? 'Authentication complete' : 'Authentication failed'}</h1>${goOn}
    <script>
      const told = ${inScript(settled)}, next = ${inScript(returnTo)}
      const framed = window.parent !== window
      if (framed) window.parent.postMessage(told, '*')
      else if (window.opener) { window.opener.postMessage(told, '*'); window.close() }
      if (!framed && next) window.location.replace(next)
    </script>`,
  )
}

/** The page for an unknown challenge. */
export const unknownChallengePage = (): string =>
  page('No such challenge', '<h1>There is no such authentication.</h1><p>Go back and start the payment again.</p>')
