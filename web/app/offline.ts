import { registerSW } from 'virtual:pwa-register'
import { startDelivery } from '#web/components/study/kept-reviews.ts'
import { offerUpdates } from './offer-updates.ts'

/** Adds the files that this page has loaded to the service worker's caches, because it wasn't there to see them. */
async function keepLoadedFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const files = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const assets = await caches.open('assets')
  for (const { href } of files) if ((await assets.match(href)) === undefined) await assets.add(href)
  await (await caches.open('config')).add('/config.json')
}

const keepFiles = () => void keepLoadedFiles().catch(() => undefined)

/**
 * Prepares a student's tab for a lost network: installs the service worker, which keeps the app's files
 * (vite.config.ts) and never a reply of the API, and sends the answers that an earlier page has kept. A new version
 * waits until the student accepts it.
 */
export function startOffline(): void {
  startDelivery()
  const updates = offerUpdates(() => update())
  const update = registerSW({
    onNeedRefresh: updates.offer,
    onNeedReload: updates.onActive,
    onRegisteredSW: (_, registration) => {
      if (registration === undefined) return
      keepFiles()
      // What loads until the service worker controls the page.
      if (navigator.serviceWorker.controller === null)
        navigator.serviceWorker.addEventListener('controllerchange', keepFiles, { once: true })
    },
  })
}
