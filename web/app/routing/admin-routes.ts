import type { RouteObject } from 'react-router-dom'

/** The administrators' screens (spec 1.2.13, 2.2, 3.2): `admin` routes, and the dashboard. */
export const adminRoutes: RouteObject[] = []
