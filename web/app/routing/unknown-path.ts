import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { openExternal } from '../../lib/open-external.ts'
import { paths } from '../paths.ts'
import { externalAddress } from './external-address.ts'

/**
 * Where an unknown path leads: an address of a configured host opens in a new tab, any other address first shows the
 * "You are leaving" page, everything else goes to the root (spec 1.2.8 with decisions).
 */
export function unknownPath({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const external = externalAddress(url.pathname + url.search)
  if (external === undefined) return redirect(paths.home)
  if (!external.known) return redirect(paths.leaving(external.address))
  openExternal(external.address)
  return redirect(paths.home)
}
