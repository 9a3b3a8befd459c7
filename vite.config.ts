import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { academy } from './domain/academy.ts'
import { budgets } from './web/build/budgets/plugin.ts'
import { prerender } from './web/build/prerender/plugin.ts'
import { zipWithoutWorkers } from './web/build/zip-without-workers.ts'

/** Design-system parts of the public pages and most other pages. */
const publicParts =
  /[\\/]web[\\/](ui[\\/](notice|badge|link-button|external-link|script-needed|layout[\\/](page|prose|row|grid|card|empty-state|error-state|skeleton))|lib[\\/](format[\\/]use-now|head[\\/](apply-head|head-tags|use-head)))\.tsx?$/

/** Course names and their order, on the public pages and the student pages. */
const courseNames = /[\\/](web[\\/]components[\\/]courses[\\/]course-name|domain[\\/]text[\\/]compare-names)\.tsx?$/

/** Icons of `courseParts` that other screens show too. */
const sharedIcons = /lucide-react[\\/].*[\\/]clock\.mjs$/

/** Code that shows courses to visitors; no signed-in screen needs it at its start. */
const courseParts =
  /[\\/]web[\\/](ui[\\/](json-ld|layout[\\/]tabs)|components[\\/]courses[\\/](availability-badge|class-facts)|lib[\\/](api[\\/](use-catalog|catalog-store)|format[\\/]format-dates|head[\\/]courses-data))\.tsx?$/

/** Rules shared by visitors' course cards and student screens. */
const courseRules = /[\\/]domain[\\/](progress[\\/]progress|courses[\\/](availability|year-of))\.ts$/

const inWeb = (parts: string) => new RegExp(`[\\\\/]web[\\\\/](${parts.replaceAll('/', '[\\\\/]')})\\.tsx?$`)
const icons = (names: string) => new RegExp(`lucide-react[\\\\/].*[\\\\/](${names})\\.mjs$`)
const anyOf =
  (...tests: readonly RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id))

/**
 * Session, clock, messages, the text for a lost connection, and the chunk loader: code that every page needs. Like
 * `requestParts`, it contains no React code.
 */
const stateParts = anyOf(
  inWeb(
    'app/paths|lib/(json|load-once|message-store|open-dialogs|storage/(persisted-store|stored-(keys|value))|session/(session-store|share-session)|api/clock-store)',
  ),
  /rolldown.runtime|[\\/]domain[\\/]messages[\\/](network-failure|bar)\.ts$|[\\/]zustand[\\/]esm[\\/]vanilla\.mjs$|vite[\\/]preload-helper/,
)

/** Sends a screen's first query before React has loaded (web/app/first-requests.ts). */
const requestParts = anyOf(
  inWeb(
    'app/(first-requests|routing/prefetch-screen)|lib/(api/(after-press|api|app-error|config|graphql-failure|is-reply|load-amplify|pending-requests|query-client|send-operation|student-queries)|session/(selection-store|session-tabs|clear-tab))',
  ),
  /[\\/]generated[\\/]operations\.ts$/,
  /@tanstack[\\/](query-core|react-query[\\/].*[\\/](queryOptions|infiniteQueryOptions)\.js)/,
)

/** Code that every signed-in screen needs at its start: server requests, their documents, and breadcrumbs. */
const memberParts = anyOf(
  inWeb(
    'app/layouts/server-(outlet|scope)|lib/app-update|ui/intent|lib/api/(refetch|subscribe|load-streams|use-subscription|use-live-progress|wait-until-online)|lib/session/renew-session|features/accounts/presence|ui/(redirect-with-message|facts|layout/(trail|breadcrumbs|stack|focus-on-mount|use-focus-on-change|use-back-leaves-step)|chart/progress-bar|table/list-(card|row))|components/courses/(course-screen|course-trail|reader|task-icon)',
  ),
  /[\\/]domain[\\/](messages[\\/](progress|access)|progress[\\/]course-time)\.ts$/,
  /@tanstack/,
  icons(
    'chevron-right|arrow-left|arrow-right|check|chevron-down|circle-check-big|circle-question-mark|book-open|clipboard-list|link-2|stethoscope|video',
  ),
)

/** Fields and dialogs. Questions use some of these fields without a form. */
const formParts = inWeb(
  'ui/(form/(field|field-error|field-attributes|form-context|text-field|select-field|checkbox-field)|dialog/(dialog|confirm-dialog))',
)

/** The parts that turn fields into a form. */
const formOnlyParts = inWeb(
  'lib/use-request-id|ui/form/(form|field-slot|controlled-field|say-refusal|domain-resolver|use-domain-form|submit-button)',
)

/** Code shared by sign-in, sign-up, password reset, and the user's own account. */
const accountParts = inWeb(
  'features/accounts/(account-of-form|code-form|confirm-step|email-attributes|failure-text|new-password-fields|account-rules|use-account-form|sign-in-and-navigate|sign-in-for-route)|lib/session/auth',
)

/** Code for a test's questions, from the start page to the result. */
const testParts = anyOf(
  inWeb(
    'app/task-view-page|features/(tasks/(task-page|task-screen)|attempts/(test-screen|start-panel|question-panel|test-bar|delivery-state|running-test-notice|test-(facts|parts)|question-keys|session/[a-z-]+))|components/(courses/next-task-link|attempts/(answer-form|answer-reader|choice-answers|strikes|matching|question-part|copy-guard|verdict|timer|question-types|question-view|test-kinds))',
  ),
  /[\\/]domain[\\/](messages[\\/]testing|attempts[\\/]test-(task|kind)|questions[\\/]question)\.ts$/,
)

/**
 * The installable app. Its service worker keeps the app's shell and the files that were loaded, for a lost network;
 * with a network, pages are never older than the server's. It ignores the API, videos, and the files that the backend
 * writes, so its caches have nothing of a user (docs/decisions/page-loading.md).
 */
const pwa = VitePWA({
  registerType: 'prompt',
  // web/app/offline.ts registers it, for students.
  injectRegister: false,
  includeManifestIcons: false,
  manifest: {
    id: '/',
    name: academy.name,
    short_name: academy.name,
    description: 'NCLEX review: courses, practice tests, and daily reviews',
    start_url: '/my-courses',
    display: 'standalone',
    background_color: '#f5f8f8',
    theme_color: '#0a4a52',
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  },
  workbox: {
    // Written after the pages are (web/build/prerender/plugin.ts).
    globPatterns: ['app.html'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    navigateFallback: null,
    navigationPreload: true,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: 'app.html' } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', expiration: { maxEntries: 400, purgeOnQuotaError: true } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/config.json',
        handler: 'NetworkFirst',
        options: { cacheName: 'config' },
      },
    ],
  },
})

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), zipWithoutWorkers(), pwa, prerender(), budgets()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Short names, because the entry lists the many files that load on demand. Stories hold back React’s by name.
            chunkFileNames: ({ name }) => (name === 'react' ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
            // Code that every screen needs and that seldom changes stays in the browser's cache across deployments.
            codeSplitting: {
              groups: [
                { name: 'state', test: stateParts },
                { name: 'requests', test: requestParts },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router(-dom)?)[\\/]/ },
                // One file for the code that the entry needs and another for the code that public pages share, because
                // each small chunk costs a request.
                { name: 'app', tags: ['$initial'] },
                { name: 'pages', test: anyOf(publicParts, courseNames, sharedIcons, courseParts, courseRules) },
                // With what it imports, so that a screen opened by its URL loads one file of it.
                { name: 'amplify', test: inWeb('lib/api/amplify-client') },
                // A signed-in screen opened by its URL loads few files, because each costs a request (decision 0062).
                { name: 'member', test: memberParts },
                { name: 'forms', test: formParts },
                { name: 'form', test: formOnlyParts },
                { name: 'test', test: testParts },
                { name: 'accounts', test: accountParts },
              ],
            },
          },
        },
      },
    },
  },
})
