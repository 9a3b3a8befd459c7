import { type RouteObject, redirect } from 'react-router-dom'
import { paths } from '../paths.ts'
import { adminRoutes } from './admin-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { serverRoutes } from './server-routes.ts'
import { studentRoutes } from './student-routes.ts'
import { unknownPath } from './unknown-path.ts'

/** Every route of the three documents; what is not here goes to the root. */
export const routes: RouteObject[] = [
  ...publicRoutes,
  serverRoutes([...registrationRoutes, ...studentRoutes, ...adminRoutes]),
  { path: paths.courses, loader: () => redirect(paths.register), element: null },
  { path: '*', loader: unknownPath, element: null },
]
