import { InvalidTemplate } from '../cloudformation/invalid-template.ts'
import { type CloudModel, resourcesOf } from '../cloudformation/cloud-model.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import type { Mail, Pool } from '../cognito/pool-options.ts'
import { readPool } from '../cognito/read-pool.ts'
import { startUsers, type UsersServer } from '../cognito/start-users.ts'
import { createTable } from '../dynamodb/create-tables.ts'
import { createFaults, type Faults } from '../dynamodb/faults.ts'
import { createMeter, type Meter } from '../dynamodb/meter.ts'
import { readTables } from '../dynamodb/read-tables.ts'
import { startGateway } from '../dynamodb/start-gateway.ts'
import type { RunningTable } from '../dynamodb/start-table.ts'
import { payloadOf } from '../lambda/function-failure.ts'
import { type FunctionUrl, readFunctionUrls } from '../lambda/function-url.ts'
import type { Streams } from '../lambda/start-streams.ts'
import { readSecrets } from '../secrets-manager/read-secrets.ts'
import { startSecrets } from '../secrets-manager/start-secrets.ts'
import { type MailServer, startMail } from '../ses/start-mail.ts'
import { isObject, type JsonObject, parseJson, textOf } from '../shared/json.ts'
import { type CardsServer, startStripe } from '../stripe/start-stripe.ts'
import { type CloudContext, functionsOf, type LateFunctions } from './context.ts'
import type { LocalTools } from './local-mounts.ts'
import { openApi, openFunctions, openTriggers } from './open-api.ts'
import { openFiles, openSite } from './open-site.ts'
import { readDemoAccounts } from './demo-accounts.ts'

/** The template's `WebConfig` output with local additions. Throws InvalidTemplate if the output is missing. */
export function publicConfig(model: CloudModel, origin: string, env: NodeJS.ProcessEnv): JsonObject {
  const output = model.outputs['WebConfig']
  const config = typeof output === 'string' ? parseJson(output) : output
  if (!isObject(config))
    throw new InvalidTemplate('no stack has the output WebConfig with the configuration of the web bundle.')
  const usesStripe = Boolean(env['STRIPE_SECRET_KEY'])
  const key = usesStripe
    ? (env['STRIPE_PUBLISHABLE_KEY'] ?? textOf(config['stripePublishableKey']) ?? '')
    : 'pk_test_local'
  const local = {
    cognitoUrl: `${origin}/_local/cognito/`,
    // With real Stripe keys, the page loads Stripe's form instead of the local one.
    stripeUrl: usesStripe ? '' : `${origin}/_local/stripe`,
    outboxUrl: `${origin}/_local/outbox`,
  }
  return { ...config, stripePublishableKey: key, local }
}

/** The tables behind their gateway. `endpoint` is the gateway's URL, `rawEndpoint` DynamoDB Local's. */
type OpenTable = { endpoint: string; rawEndpoint: string; meter: Meter; faults: Faults }

/**
 * Creates the template's tables and starts the gateway in front of them. `onWrite` receives the names of the tables
 * written to.
 */
async function openTable(
  context: CloudContext,
  table: RunningTable,
  onWrite: (tables: string) => void,
): Promise<OpenTable> {
  const { model, policies, keys, closers } = context
  const tables = readTables(model)
  for (const spec of tables) await createTable(table.endpoint, spec)
  const meter = createMeter()
  const faults = createFaults()
  const options = { endpoint: table.endpoint, up: table.up }
  const gateway = await startGateway({ ...options, tables, policies, keys, meter, faults, onWrite })
  closers.add(gateway.close)
  return { endpoint: gateway.url, rawEndpoint: table.endpoint, meter, faults }
}

/** Starts the mail service, which logs every e-mail in the terminal and shows it in the outbox. */
async function openMail(context: CloudContext): Promise<MailServer> {
  const { keys, policies, region, account, dataDir, closers, log, say } = context
  const mail = await startMail({
    dataDir,
    log: (line) => {
      log(line)
      say(line)
    },
    isAllowed: (accessKeyId, action, from) => {
      const caller = keys.callerOf(accessKeyId)
      if (caller?.kind !== 'role') return caller !== undefined
      // SES verifies an address by itself or by its domain; the local service treats either as verified.
      const conditions = { 'ses:fromaddress': [from] }
      return [from, from.replace(/^.*@/, '')].some((identity) =>
        isAllowed(policies, caller.arn, action, `arn:aws:ses:${region}:${account}:identity/${identity}`, conditions),
      )
    },
  })
  closers.add(mail.close)
  return mail
}

/**
 * Starts the local card server; undefined if real Stripe keys are set. Its webhooks go to the function URL with
 * `webhook` or `stripe` in its name, or to the first one.
 */
async function openCards(
  context: CloudContext,
  urls: FunctionUrl[],
  publishableKey: string,
): Promise<CardsServer | undefined> {
  const { stripe, usesStripe, origin, dataDir, closers, log } = context
  if (usesStripe) return undefined
  const hook =
    urls.find(({ logicalId, functionArn }) => /webhook|stripe/i.test(`${logicalId} ${functionArn}`)) ?? urls[0]
  const cards = await startStripe({
    dataDir,
    secretKey: stripe.secretKey,
    publishableKey,
    webhookSecret: stripe.webhookSecret,
    webhookUrl: () => (hook === undefined ? undefined : `${origin}/_local/functions/${hook.logicalId}/`),
    publicBaseUrl: () => `${origin}/_local/stripe`,
    log,
  })
  closers.add(cards.close)
  return cards
}

/** The template's single user pool with its client and groups. Undefined if there is none; throws InvalidTemplate. */
function readPoolResources(model: CloudModel): Pool | undefined {
  const [pool, second] = resourcesOf(model, 'AWS::Cognito::UserPool')
  const [client, other] = resourcesOf(model, 'AWS::Cognito::UserPoolClient')
  if (pool === undefined) return undefined
  if (client === undefined || second !== undefined || other !== undefined) {
    throw new InvalidTemplate('the local cloud runs one user pool with one client.')
  }
  return readPool({
    id: pool.ref,
    arn: pool.arn,
    properties: pool.properties,
    client: { id: client.ref, properties: client.properties },
    groups: resourcesOf(model, 'AWS::Cognito::UserPoolGroup').map(({ properties }) => properties),
  })
}

/** Starts the template's user pool; undefined if there is none. */
async function openUsers(
  context: CloudContext,
  functions: LateFunctions,
  deliverMail: (mail: Mail) => Promise<void> | void,
): Promise<UsersServer | undefined> {
  const { model, keys, policies, region, dataDir, closers, log } = context
  const pool = readPoolResources(model)
  if (pool === undefined) return undefined
  const users = await startUsers({
    dataDir,
    region,
    pool,
    deliverMail,
    log,
    knownPasswords: readDemoAccounts(dataDir),
    invokeTrigger: async (name, event) => {
      const payload = payloadOf(await functionsOf(functions).invoke(name, parseJson(JSON.stringify(event))))
      return isObject(payload) ? payload : {}
    },
    authorizeAdminCall: (accessKeyId, action, poolArn) => {
      const caller = keys.callerOf(accessKeyId)
      return caller?.kind === 'developer' || (caller !== undefined && isAllowed(policies, caller.arn, action, poolArn))
    },
  })
  closers.add(users.close)
  return users
}

export type Services = {
  mail: MailServer
  config: JsonObject
  endpoints: Record<string, string>
  table: OpenTable
  tools: LocalTools
  streams: Streams
}

type ServiceOptions = { webDir: string; quiet: boolean; env: NodeJS.ProcessEnv }

/** Starts every service of the template and then the public server in front of them. */
export async function openServices(
  context: CloudContext,
  running: RunningTable,
  { webDir, quiet, env }: ServiceOptions,
): Promise<Services> {
  const { model, keys, policies, keep, stripe, signingKey, origin, closers } = context
  const late: LateFunctions = { current: undefined }
  let wake: (tables: string) => void = () => undefined
  const table = await openTable(context, running, (tables) => wake(tables))
  const config = publicConfig(model, origin, env)
  const urls = readFunctionUrls(model)
  const secrets = readSecrets(model, { stripe, signingKey }, keep)
  const [vault, mail, files] = await Promise.all([
    startSecrets({ secrets, keys, policies }),
    openMail(context),
    openFiles(context),
  ])
  closers.add(vault.close)
  const users = await openUsers(context, late, mail.deliver)
  const cards = await openCards(context, urls, textOf(config['stripePublishableKey']) ?? '')
  const endpoints = {
    DYNAMODB: table.endpoint,
    S3: files.url,
    SECRETS_MANAGER: vault.url,
    SESV2: mail.url,
    ...(users === undefined ? {} : { COGNITO_IDENTITY_PROVIDER: users.url }),
  }
  const functions = openFunctions(context, { endpoints, secrets, cardsUrl: cards?.url, quiet })
  late.current = functions
  const verifyToken = users?.verifyToken ?? (() => Promise.reject(new Error('There is no user pool.')))
  const api = openApi(context, { tableEndpoint: table.endpoint, functions: late, verifyToken })
  const { schedules, streams } = openTriggers(context, functions, table.rawEndpoint)
  wake = streams.wake
  const tools = { functions, urls, schedules, meter: table.meter, faults: table.faults }
  await openSite(context, { config, webDir, tools, api, users, cards, mail, files })
  return { mail, config, endpoints, table, tools, streams }
}
