import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DescribeTableCommand, DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { buildWeb, synthesize } from 'local-cloud/boot/build.ts'
import { seedOnce } from 'local-cloud/boot/seed-once.ts'
import { type LocalCloud, startLocalCloud } from 'local-cloud/boot/start-local-cloud.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { localClient, startTableServer } from '#lambdas/testing/table-server.ts'
import { type Academy, startAcademy } from '#tests/client/academies/start-academy.ts'
import { CHROMIUM } from '#tests/client/academies/chromium.ts'

/** What a fresh checkout lacks. */
const MADE = new Set([
  ...['.git', '.local', 'cdk.out', 'coverage', 'dist', 'node_modules'],
  ...['playwright-report', 'reports', 'test-results'],
])

/** Copies the project to a new folder, with packages installed and nothing built; removes the folder afterwards. */
async function inCopy<Result>(measure: (root: string, folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'))
  const root = join(folder, 'project')
  try {
    mkdirSync(root)
    for (const name of readdirSync('.')) if (!MADE.has(name)) cpSync(name, join(root, name), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
    return await measure(root, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const PORT = Number(process.env['BENCH_PORT'] ?? 4340)

/** Runs a measurement in an academy that `npm start` starts from a copy of the project. */
export const inAcademy = <Result>(measure: (academy: Academy) => Promise<Result>): Promise<Result> =>
  inCopy(async (root, folder) => {
    const academy = await startAcademy({ port: PORT, dataDir: join(folder, 'data'), root })
    try {
      return await measure(academy)
    } finally {
      await academy.stop()
    }
  })

/** A local cloud in this process and its unmetered table. */
export type Cloud = { cloud: LocalCloud; table: Table; report: (step: string) => void }

/** An in-memory folder on Linux, where DynamoDB Local writes an item with half the CPU time of a disk. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Runs a measurement in a local cloud in this process, created from a copy of the project, with the sample academy or
 * empty; reports its steps on stderr.
 */
export const inCloud = <Result>(isSeeded: boolean, measure: (cloud: Cloud) => Promise<Result>): Promise<Result> =>
  inCopy(async (root) => {
    const began = performance.now()
    const report = (step: string) =>
      void process.stderr.write(`${((performance.now() - began) / 1_000).toFixed(0)} s: ${step}\n`)
    const dataDir = mkdtempSync(join(MEMORY, 'academy-bench-'))
    const webDir = await buildWeb(root, report)
    const assembly = synthesize(root, report)
    const cloud = await startLocalCloud({ port: 0, dataDir, assembly, webDir, quiet: true, onProgress: report })
    const { region, developer, endpoints, outputs } = cloud
    const client = new DynamoDBClient({ region, endpoint: textOf(endpoints.DYNAMODB), credentials: developer })
    try {
      if (isSeeded) await seedOnce(root, dataDir, cloud, report)
      const table = { client: DynamoDBDocumentClient.from(client), name: textOf(outputs.TableName) }
      return await measure({ cloud, table, report })
    } finally {
      client.destroy()
      await cloud.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

/**
 * Acts while the table has no stream, as after a restore from a backup: functions never receive what is written.
 * Afterwards the table has a new stream.
 */
export async function withoutStream({ client, name }: Table, act: () => Promise<void>): Promise<void> {
  const setStream = async (StreamEnabled: boolean) => {
    const view = StreamEnabled ? { StreamViewType: 'NEW_AND_OLD_IMAGES' as const } : {}
    await client.send(new UpdateTableCommand({ TableName: name, StreamSpecification: { StreamEnabled, ...view } }))
    while ((await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus !== 'ACTIVE')
      await sleep(200)
  }
  await setStream(false)
  try {
    await act()
  } finally {
    await setStream(true)
  }
}

/** Runs a measurement with a client of a separate DynamoDB Local without tables. */
export async function onTableServer<Result>(measure: (client: DynamoDBClient) => Promise<Result>): Promise<Result> {
  const server = await startTableServer()
  const client = localClient(server.port, 'bench')
  try {
    return await measure(client)
  } finally {
    client.destroy()
    await server.stop()
  }
}

/** Runs a measurement in Chromium. */
export async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(CHROMIUM)
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a page of an academy on a desktop. */
export const openPage = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 1280, height: 860 } })).newPage()

/** A connection: bits per second down and up, and its round-trip time in milliseconds. */
export type Line = { down: number; up: number; latency: number }
export const SLOW_4G: Line = { down: 1_600_000, up: 750_000, latency: 150 }

/** Throttles a page's connection and its CPU. */
export async function slowDown(page: Page, { down, up, latency }: Line, rate = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}
