import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerender } from './web/prerender/plugin.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), prerender()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
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
              ],
            },
          },
        },
      },
    },
  },
})
