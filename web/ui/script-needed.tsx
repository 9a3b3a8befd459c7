import { academy } from '#domain/academy.ts'
import { Notice } from './notice.tsx'

/**
 * Shown if JavaScript is disabled: `what` names what needs it (such as 'The course list'); also shows how to contact
 * the academy.
 */
export function ScriptNeeded({ what }: { what: string }) {
  const { phone, email, hours } = academy.contact
  return (
    <noscript>
      <Notice>
        {what} needs JavaScript. Allow it for this site and reload the page, or ask us: call {phone} ({hours}) or write
        to <a href={`mailto:${email}`}>{email}</a>.
      </Notice>
    </noscript>
  )
}
