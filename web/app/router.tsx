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
 * The app's router. It takes the page over where the browser has it (`hydrationData`, of which there is none): a reader who has scrolled
 * it already stays there, and one that is opened by its address does not begin where the page before it was left.
 */
export const createRouter = () => createBrowserRouter(appRoutes, { hydrationData: { loaderData: {} } })
