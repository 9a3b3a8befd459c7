import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { unknownPage } from '#domain/messages/failures.ts'
import { showError } from '#web/lib/message-store.ts'
import { paths } from '../paths.ts'
import { externalAddress } from './external-address.ts'

/**
 * Handles an unknown path: opens an address of a configured host in a new tab, and shows the "You are leaving" page for
 * any other address or if the browser blocks the tab. Everything else redirects to the root with a message (spec 1.2.8
 * with decisions).
 */
export function unknownPath({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  // A request contains no fragment. The address bar has it if the page was loaded at this path.
  const { pathname, hash } = window.location
  const external = externalAddress(url.pathname + url.search + (pathname === url.pathname ? hash : ''))
  if (external === undefined) {
    showError(unknownPage)
    return redirect(paths.home)
  }
  if (external.known && openExternal(external.address)) return redirect(paths.home)
  return redirect(paths.leaving(external.address))
}

/**
 * Opens an address in a new tab without access to this one; returns false if the browser blocks new tabs. With
 * `noopener`, `window.open` would return null even for an opened tab, so the opener is removed afterwards.
 */
function openExternal(address: string): boolean {
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.replace(address)
  return true
}
