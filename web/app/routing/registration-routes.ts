import type { RouteObject } from 'react-router-dom'
import { paths } from '../paths.ts'
import { route } from './route.ts'

/** The course list and the checkout (spec 1.2.3). */
export const registrationRoutes: RouteObject[] = [
  route(
    paths.register,
    'public',
    async () => (await import('../../features/registration/register.route.tsx')).RegisterPage,
  ),
]
