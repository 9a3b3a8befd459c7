import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Spinner } from '#web/ui/spinner.tsx'
import { RootLayout } from './layouts/root-layout.tsx'
import { RouteError } from './layouts/route-error.tsx'
import { routes } from './routing/routes.ts'

/** One layout around every screen, one error boundary inside it. */
export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Spinner label="Loading" />,
    children: [{ errorElement: <RouteError />, children: routes }],
  },
]

/**
 * Creates the app's router. With hydration data, even empty, the router doesn't scroll a page that has just loaded: a
 * reader who has already scrolled stays there, a page opened by its URL starts at the top, and the browser restores the
 * position after a reload.
 */
export const createRouter = () => createBrowserRouter(appRoutes, { hydrationData: { loaderData: {} } })
