import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './web/build/budgets/plugin.ts'
import { prerender } from './web/build/prerender/plugin.ts'

/** The design system's parts that the public pages, and most others, are made of. */
const publicParts =
  /[\\/]web[\\/](ui[\\/](notice|badge|link-button|external-link|script-needed|layout[\\/](page|prose|row|grid|card|empty-state|error-state|skeleton))|lib[\\/](format[\\/]use-now|head[\\/](apply-head|head-tags|use-head)))\.tsx?$/

/** Icons of `courseParts` that other screens show too. */
const sharedIcons = /lucide-react[\\/].*[\\/]clock\.mjs$/

/** What shows courses to visitors: no screen of somebody who is signed in begins with it. */
const courseParts =
  /[\\/]web[\\/](ui[\\/](json-ld|layout[\\/]tabs)|components[\\/]courses[\\/](availability-badge|class-facts)|lib[\\/](api[\\/](use-catalogue|catalogue-store)|format[\\/]format-dates|head[\\/]courses-data))\.tsx?$/

export default defineConfig({
  root: 'web',
  plugins: [react(), prerender(), budgets()],
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
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                { name: 'router', test: /node_modules[\\/]react-router/ },
                { name: 'query', test: /node_modules[\\/]@tanstack/ },
                // What the entry needs in one file, and in another what the public pages share: no crumbs, each a request.
                { name: 'app', tags: ['$initial'] },
                { name: 'pages', test: (id) => publicParts.test(id) || sharedIcons.test(id) },
                { name: 'courses', test: courseParts },
              ],
            },
          },
        },
      },
    },
  },
})
