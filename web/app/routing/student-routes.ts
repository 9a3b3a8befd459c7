import type { RouteObject } from 'react-router-dom'

/** The student area (spec 3.2.16 to 3.2.19): `member` routes. */
export const studentRoutes: RouteObject[] = []
