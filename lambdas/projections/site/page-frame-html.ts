import { academy } from '#domain/academy.ts'
import { pageFrameWords as words } from '#domain/messages/course-pages.ts'
import { escapeHtml as e } from '#domain/text/escape-html.ts'

type MenuLink = { label: string; path: string } | { label: string; address: string }

/** The main menu (spec 1.2.17), as in web/app/layouts/header.tsx. */
const MAIN_MENU: readonly MenuLink[] = [
  { label: words.home, path: '/' },
  { label: words.about, path: '/about' },
  { label: words.courses, address: academy.links.courses },
  { label: words.register, path: '/register' },
  { label: words.nursingCe, address: academy.links.nursingCe },
]

const externalLink = (address: string, label: string, className: string) =>
  `<a href="${e(address)}" target="_blank" rel="noopener noreferrer"${className === '' ? '' : ` class="${className}"`}>${e(label)}<span class="visually-hidden"> ${e(words.newTab)}</span></a>`

const menuLink = (link: MenuLink): string =>
  'path' in link
    ? `<a href="${e(link.path)}" class="menu-links__link">${e(link.label)}</a>`
    : externalLink(link.address, link.label, 'menu-links__link')

const LOGO =
  '<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" class="logo"><rect width="32" height="32" rx="9" fill="#0a4a52"/><path d="M16 7.5v17M7.5 16h17" stroke="#f4fbfb" stroke-width="3.6" stroke-linecap="round"/><path d="M20.5 20.5l5 5" stroke="#f2b366" stroke-width="3" stroke-linecap="round"/></svg>'

/** Reserves the space of a button that needs a script, so that the app adds it without layout shift. */
const placeholder = (className: string) => `<span class="icon-button${className}" aria-hidden="true"></span>`

/**
 * The header of pages that the stream function writes, as the app shows it to visitors. Uses the app's stylesheet and
 * needs no script.
 */
export const pageHeaderHtml = `<a class="skip-link" href="#main">${e(words.skip)}</a><header class="header"><div class="container"><div class="header__bar"><a class="header__brand" href="/">${LOGO}${e(academy.name)}</a><div class="header__main-menu"><nav aria-label="${e(words.mainMenu)}"><ul class="menu-links">${MAIN_MENU.map(
  (link) => `<li>${menuLink(link)}</li>`,
).join(
  '',
)}</ul></nav></div><div class="header__tools">${placeholder('')}<div class="header__account"><div class="account-links account-links--visitor"><a class="button button--quiet" href="/sign-in">${e(words.signIn)}</a><a class="button button--primary" href="/sign-up">${e(words.signUp)}</a></div></div>${placeholder(' header__toggle')}</div></div></div></header>`

/** The footer of these pages (spec 1.2.18). */
export const pageFooterHtml = `<footer class="footer"><div class="container"><div class="footer__row"><nav aria-label="${e(words.aboutSite)}"><ul class="footer__links">${(
  [
    [words.terms, '/terms'],
    [words.privacy, '/privacy'],
    [words.contact, '/contact'],
  ] as const
)
  .map(([label, path]) => `<li><a href="${path}">${e(label)}</a></li>`)
  .join('')}</ul></nav><nav aria-label="${e(words.socialPages)}"><ul class="footer__links">${Object.entries(
  academy.social,
)
  .map(([name, address]) => `<li>${externalLink(address, name, '')}</li>`)
  .join(
    '',
  )}</ul></nav></div><p class="footer__note">${e(academy.name)} · ${e(academy.contact.address.join(', '))}</p></div></footer>`
