import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './web/budgets/plugin.ts'
import { prerender } from './web/prerender/plugin.ts'

/** The design system's parts that the public pages are made of, and what shows courses. */
const publicParts =
  /[\\/]web[\\/](ui[\\/](page|prose|row|grid|card|tabs|notice|badge|availability-badge|class-facts|empty-state|error-state|skeleton|link-button|external-link|script-needed|json-ld)|lib[\\/](use-now|use-catalogue|format-dates|head[\\/].*))\.tsx?$/

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
                { name: 'pages', test: publicParts },
              ],
            },
          },
        },
      },
    },
  },
})
