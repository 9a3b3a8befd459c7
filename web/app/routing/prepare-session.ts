import { loadAmplify } from '#web/lib/api/load-amplify.ts'

/** Loads what a sign-in needs, and the screen that follows it, while the form is filled in. */
export async function prepareSession(): Promise<void> {
  await (await loadAmplify()).loadAccounts()
  await Promise.all([
    import('../layouts/server-outlet.tsx'),
    import('./begin-requests.ts'),
    import('#web/features/my-courses/my-courses.route.tsx'),
  ])
}
