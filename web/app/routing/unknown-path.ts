import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { unknownPage } from '#domain/messages/failures.ts'
import { showError } from '#web/lib/message-store.ts'
import { paths } from '../paths.ts'
import { externalAddress } from './external-address.ts'

/**
 * Where an unknown path leads: an address of a configured host opens in a new tab, any other address, and one whose tab the
 * browser blocks, shows the "You are leaving" page, everything else goes to the root, which says so (spec 1.2.8 with decisions).
 */
export function unknownPath({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  // A request holds no fragment; the address bar does, when the page is loaded at this path.
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
 * Opens an address in a new tab without access to this one; false when the browser blocks new tabs. `noopener` would
 * return null for an opened tab as for a blocked one, so the opener is removed afterwards.
 */
function openExternal(address: string): boolean {
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.replace(address)
  return true
}
