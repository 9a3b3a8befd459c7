import type { AppSyncRuntime } from '../appsync/start-appsync.ts'
import type { CardsServer } from '../stripe/start-cards.ts'
import type { MailServer } from '../ses/start-mail.ts'
import type { JsonObject } from '../shared/json.ts'
import { readSite } from '../cloudfront/read-site.ts'
import { headersFor, serveSite } from '../cloudfront/serve-site.ts'
import { startPublicServer, type Mount } from '../cloudfront/start-public-server.ts'
import type { UsersServer } from '../cognito/start-users.ts'
import type { CloudGround } from './cloud-parts.ts'
import { localMounts, type LocalTools } from './local-mounts.ts'
import type { OpenFiles } from './open-files.ts'

export type SiteParts = {
  config: JsonObject
  webDir: string
  tools: LocalTools
  api: AppSyncRuntime | undefined
  users: UsersServer | undefined
  cards: CardsServer | undefined
  mail: MailServer
  files: OpenFiles
}

/** `/config.json`, with this machine's addresses as the browser named it: `localhost` and `127.0.0.1` are two origins. */
function configMount(config: JsonObject, origin: string, headersAt: (host: string) => Record<string, string>): Mount {
  return {
    path: '/config.json',
    answer: (request, response) => {
      const host = request.headers.host ?? new URL(origin).host
      const text = JSON.stringify(config).replaceAll(origin, `http://${host}`)
      response
        .writeHead(200, {
          ...headersAt(host),
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
        })
        .end(text)
    },
  }
}

/** Starts the public server: the site, the API, and what only a developer's machine has under `/_local/`. */
export async function openSite(ground: CloudGround, parts: SiteParts): Promise<void> {
  const { model, origin, port, closers } = ground
  const { config, webDir, tools, api, users, cards, mail, files } = parts
  const site = readSite(model)
  const addressesFor = (host: string) => ({
    connect: [`http://${host}`, `ws://${host}`, files.url],
    media: [files.url],
  })
  const mounts: Mount[] = [
    configMount(config, origin, (host) => headersFor(site, '/config.json', addressesFor(host))),
    ...localMounts(tools),
    ...['/_local/outbox', '/_local/outbox.json'].map((path): Mount => ({ path, answer: mail.handler })),
  ]
  if (api !== undefined)
    mounts.push({ path: '/graphql', answer: (request, response) => api.handleHttp(request, response) })
  if (users !== undefined) mounts.push({ path: '/_local/cognito', answer: users.handler })
  if (cards !== undefined) mounts.push({ path: '/_local/stripe', answer: cards.handler })
  const otherwise = serveSite({
    site,
    folder: webDir,
    readObject: files.readObject,
    addressesFor,
  })
  const upgrades =
    api === undefined
      ? []
      : [
          {
            path: '/graphql/realtime',
            accept: (...upgrade: Parameters<typeof api.handleUpgrade>) => api.handleUpgrade(...upgrade),
          },
        ]
  const server = await startPublicServer({ port, mounts, upgrades, otherwise })
  closers.add(server.close)
}
