import { academy } from '#domain/academy.ts'
import { paths } from '#web/app/paths.ts'
import type { PageHead } from '#web/lib/head/head-tags.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

export { headHtml } from './head-html.ts'
export { memberPages, prerenderedPages } from './page-list.ts'
export { renderPage } from './render-page.tsx'
export { robotsText, sitemapText } from './site-files.ts'

/** The head of app.html, which serves every screen without a pre-rendered page; the screen sets its own head later. */
export const shellHead: PageHead = { title: academy.name }

/** The text that app.html shows without JavaScript. */
export function shellNote(): string {
  const { phone, email } = academy.contact
  return `<noscript>
      <p class="container page">
        This part of ${escapeHtml(academy.name)} needs JavaScript. Please allow it and load the page again, read the
        <a href="${paths.home}">home page</a>, call ${escapeHtml(phone)} or write to
        <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.
      </p>
    </noscript>`
}
