/** What the browser fetches for the first view of a screen: modules, relative to `web/`, each with all that it imports. */
export type FirstView = {
  name: string
  /** The most JavaScript that may be sent for it, gzip, KB of 1,024 bytes. */
  most: number
  modules: readonly string[]
}

const ENTRY = 'app/main.tsx'
/** What every screen of a signed-in user loads. */
const SIGNED_IN = [
  ENTRY,
  'app/layouts/server-outlet.tsx',
  'lib/api/amplify-client.ts',
  // After the screen's own requests, but sent all the same.
  'lib/api/amplify-streams.ts',
  'features/accounts/presence.ts',
] as const

const TEST_SCREEN = [...SIGNED_IN, 'app/task-view-page.tsx', 'features/attempts/test-screen.tsx'] as const

/**
 * What a question of a type with a content may add to the test screen, KB: the code that all of them share, and its own, which is
 * every module whose file is named as its folder is.
 */
export const QUESTION_TYPE_CODE = {
  most: 8.5,
  view: TEST_SCREEN,
  shared: ['components/attempts/types/content-types.tsx'],
  own: /components\/attempts\/types\/([a-z-]+)\/\1\.tsx$/,
} as const

/**
 * The budgets of the build. `npm run bench` measures the same three views in a browser. A page that lives on under a browser's
 * translator costs each of them 1 KB (rule 13), the way back to a running test and the question before an answer with empty parts another.
 */
export const FIRST_VIEWS: readonly FirstView[] = [
  { name: 'home', most: 126, modules: [ENTRY, 'features/home/home.route.tsx'] },
  {
    name: 'test screen',
    most: 217,
    modules: TEST_SCREEN,
  },
  {
    name: 'administrator’s first view',
    most: 223,
    modules: [
      ...SIGNED_IN,
      'app/layouts/admin-bell.tsx',
      'app/routing/admin-screens.ts',
      'features/dashboard/dashboard.route.tsx',
    ],
  },
]
