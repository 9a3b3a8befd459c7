import { readFunctionUrls } from '../lambda/function-url.ts'
import { readSecrets } from '../secrets-manager/read-secrets.ts'
import { startSecrets } from '../secrets-manager/start-secrets.ts'
import { textOf, type JsonObject } from '../shared/json.ts'
import type { MailServer } from '../ses/start-mail.ts'
import type { RunningTable } from '../dynamodb/start-table.ts'
import type { CloudGround, LateFunctions } from './cloud-parts.ts'
import type { LocalTools } from './local-mounts.ts'
import { openApi } from './open-api.ts'
import { openCards } from './open-cards.ts'
import { openFiles } from './open-files.ts'
import { openFunctions, openTriggers } from './open-functions.ts'
import { openMail } from './open-mail.ts'
import { openSite } from './open-site.ts'
import { openTable, type OpenTable } from './open-table.ts'
import { openUsers } from './open-users.ts'
import { publicConfig } from './public-config.ts'

export type Services = {
  mail: MailServer
  config: JsonObject
  endpoints: Record<string, string>
  table: OpenTable
  tools: LocalTools
}

type ServiceOptions = { webDir: string; quiet: boolean; env: NodeJS.ProcessEnv }

/** Starts every service of the template and, last, the public server in front of them. */
export async function openServices(
  ground: CloudGround,
  running: RunningTable,
  { webDir, quiet, env }: ServiceOptions,
): Promise<Services> {
  const { model, keys, policies, keep, stripe, origin, closers } = ground
  const late: LateFunctions = { current: undefined }
  let wake: (tables: string) => void = () => undefined
  const table = await openTable(ground, running, (tables) => {
    wake(tables)
  })
  const config = publicConfig(model, origin, env)
  const urls = readFunctionUrls(model)
  const secrets = readSecrets(model, stripe, keep)
  const [vault, mail, files] = await Promise.all([
    startSecrets({ secrets, keys, policies }),
    openMail(ground),
    openFiles(ground),
  ])
  closers.add(vault.close)
  const users = await openUsers(ground, late, mail.deliver)
  const cards = await openCards(ground, urls, textOf(config['stripePublishableKey']) ?? '')
  const endpoints = {
    DYNAMODB: table.endpoint,
    S3: files.url,
    SECRETS_MANAGER: vault.url,
    SESV2: mail.url,
    ...(users === undefined ? {} : { COGNITO_IDENTITY_PROVIDER: users.url }),
  }
  const functions = openFunctions(ground, { endpoints, secrets, cardsUrl: cards?.url, quiet })
  late.current = functions
  const verifyToken = users?.verifyToken ?? (() => Promise.reject(new Error('There is no user pool.')))
  const api = openApi(ground, { tableEndpoint: table.endpoint, functions: late, verifyToken })
  const { schedules, streams } = openTriggers(ground, functions, table.rawEndpoint)
  wake = streams.wake
  const tools = { functions, urls, schedules, meter: table.meter, faults: table.faults }
  await openSite(ground, { config, webDir, tools, api, users, cards, mail, files })
  return { mail, config, endpoints, table, tools }
}
