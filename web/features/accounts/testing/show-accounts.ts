import type { InitialEntry } from 'react-router-dom'
import { renderAt } from '#web/testing/render-at.tsx'
import { ResetPage } from '../reset.route.tsx'
import { SignInPage } from '../sign-in.route.tsx'
import { SignOutPage } from '../sign-out.route.tsx'
import { SignUpPage } from '../sign-up.route.tsx'

/** Renders the account pages at a URL. Returns the router. */
export const showAccounts = (address: InitialEntry) =>
  renderAt(address, [
    { path: '/sign-in', Component: SignInPage },
    { path: '/sign-up', Component: SignUpPage },
    { path: '/sign-out', Component: SignOutPage },
    { path: '/reset', Component: ResetPage },
    { path: '*', element: null },
  ])
