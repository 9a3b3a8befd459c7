import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './web/build/budgets/plugin.ts'
import { prerender } from './web/build/prerender/plugin.ts'
import { zipWithoutWorkers } from './web/build/zip-without-workers.ts'

/** The design system's parts that the public pages, and most others, are made of. */
const publicParts =
  /[\\/]web[\\/](ui[\\/](notice|badge|link-button|external-link|script-needed|layout[\\/](page|prose|row|grid|card|empty-state|error-state|skeleton))|lib[\\/](format[\\/]use-now|head[\\/](apply-head|head-tags|use-head)))\.tsx?$/

/** Names of courses and their order, on the public pages and on those of students. */
const courseNames = /[\\/](web[\\/]components[\\/]courses[\\/]course-name|domain[\\/]text[\\/]compare-names)\.tsx?$/

/** Icons of `courseParts` that other screens show too. */
const sharedIcons = /lucide-react[\\/].*[\\/]clock\.mjs$/

/** What shows courses to visitors: no screen of somebody who is signed in begins with it. */
const courseParts =
  /[\\/]web[\\/](ui[\\/](json-ld|layout[\\/]tabs)|components[\\/]courses[\\/](availability-badge|class-facts)|lib[\\/](api[\\/](use-catalogue|catalogue-store)|format[\\/]format-dates|head[\\/]courses-data))\.tsx?$/

/** Rules that visitors' cards and students' screens share. */
const courseRules = /[\\/]domain[\\/](progress[\\/]progress|courses[\\/](availability|year-of))\.ts$/

const inWeb = (parts: string) => new RegExp(`[\\\\/]web[\\\\/](${parts.replaceAll('/', '[\\\\/]')})\\.tsx?$`)
const icons = (names: string) => new RegExp(`lucide-react[\\\\/].*[\\\\/](${names})\\.mjs$`)
const anyOf =
  (...tests: readonly RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id))

/** The session, the clock and a lost network's words, which every page knows, and what loads a chunk; nothing of React, as in `requestParts`. */
const stateParts = anyOf(
  inWeb('app/paths|lib/(json|storage/stored-(keys|value)|session/(session-store|share-session)|api/clock-store)'),
  /rolldown.runtime|[\\/]domain[\\/]messages[\\/]network-failure\.ts$|[\\/]zustand[\\/]esm[\\/]vanilla\.mjs$|vite[\\/]preload-helper/,
)

/** What sends a screen's first query before React has come (web/app/first-requests.ts). */
const requestParts = anyOf(
  inWeb(
    'app/(first-requests|routing/begin-requests)|lib/(load-once|api/(api|app-error|config|graphql-failure|is-reply|load-amplify|pending-requests|send-operation|screen-requests?)|session/(selection-store|session-tabs|clear-tab))',
  ),
  /[\\/]generated[\\/]operations\.ts$/,
)

/** What every screen of a signed-in user begins with: the requests to the server, their documents, and breadcrumbs. */
const memberParts = anyOf(
  inWeb(
    'app/layouts/server-(outlet|scope)|ui/intent|lib/api/(after-press|query-client|reread|subscribe|load-streams|use-subscription|use-live-progress|wait-until-online)|lib/session/renew-session|features/accounts/presence|ui/(redirect-with-message|facts|layout/(trail|breadcrumbs|stack|focus-here|use-focus-on-change|use-back-leaves-step)|chart/progress-bar|table/list-(card|row))|components/courses/(course-screen|next-task-link|task-icon)',
  ),
  /[\\/]domain[\\/](messages[\\/](progress|access)|progress[\\/]course-time)\.ts$/,
  icons(
    'chevron-right|arrow-left|arrow-right|check|chevron-down|circle-check-big|circle-question-mark|book-open|clipboard-list|link-2|stethoscope|video',
  ),
)

/** Fields and dialogs. Questions have some of these fields, but no form around them. */
const formParts = inWeb(
  'ui/(form/(field|field-error|field-attributes|form-context|text-field|select-field|checkbox-field)|dialog/(dialog|confirm-dialog))',
)

/** What makes fields a form. */
const formOnlyParts = inWeb('ui/form/(form|field-slot|use-slot-errors|domain-resolver|submit-button)')

/** What signing in, signing up, a reset and one's own account share. */
const accountParts = inWeb(
  'features/accounts/(account-of-form|code-form|confirm-step|email-attributes|failure-text|new-password-fields|account-rules|use-account-form|sign-in-and-navigate|sign-in-for-route)|lib/session/auth',
)

/** A question of a test, from its start page to its verdict. */
const testParts = anyOf(
  inWeb(
    'app/task-view-page|features/(tasks/task-page|attempts/(test-screen|start-panel|question-panel|test-bar|delivery-state|running-test-notice|test-facts|question-keys|session/[a-z-]+))|components/attempts/(answer-form|answer-reader|choice-answers|strikes|matching-code|copy-guard|verdict|timer|question-types|question-view|test-kinds)',
  ),
  /[\\/]domain[\\/](messages[\\/]testing|attempts[\\/]test-task|questions[\\/]question)\.ts$/,
)

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), zipWithoutWorkers(), prerender(), budgets()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // One stylesheet, some 8 KB sent: a first page waits for one file, and its rules keep their order on every screen.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every screen needs and seldom changes stays in the browser's cache from one deployment to the next.
            codeSplitting: {
              groups: [
                { name: 'state', test: stateParts },
                { name: 'requests', test: requestParts },
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/]react-router/ },
                { name: 'query', test: /node_modules[\\/]@tanstack/ },
                // What the entry needs in one file, and in another what the public pages share: no crumbs, each a request.
                { name: 'app', tags: ['$initial'] },
                { name: 'pages', test: anyOf(publicParts, courseNames, sharedIcons) },
                { name: 'courses', test: (id) => courseParts.test(id) || courseRules.test(id) },
                // A signed-in screen opened by its address: few files, because each costs a request (decision 0062).
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
