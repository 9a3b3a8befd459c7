// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { tiles } from '#web/features/dashboard/dashboard.route.tsx'
import { adminRoutes } from './admin-routes.ts'

it('every linked tile of the dashboard has a screen', () => {
  const built = adminRoutes.map(({ path }) => path)
  const linked = tiles.flatMap(({ to }) => (to === undefined ? [] : [to]))
  expect(linked.length).toBeGreaterThan(0)
  expect(built).toEqual(expect.arrayContaining(linked))
})
