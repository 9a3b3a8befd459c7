import { createBrowserRouter } from 'react-router-dom'
import { RootLayout } from './layouts/root-layout.tsx'
import { RouteError } from './layouts/route-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { routes } from './routing/routes.ts'

/** The app's router: one layout around every screen, one error boundary inside it. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Spinner label="Loading" />,
      children: [{ errorElement: <RouteError />, children: routes }],
    },
  ])
