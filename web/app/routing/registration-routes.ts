import type { RouteObject } from 'react-router-dom'

/** The course list and the checkout (spec 1.2.3). */
export const registrationRoutes: RouteObject[] = []
