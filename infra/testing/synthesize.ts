import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { buildAcademy } from '../academy.ts'
import { loadAreaFields } from '../constructs/load-area-fields.ts'
import { type EnvironmentName, getEnvironment } from '../environments.ts'

export type Templates = { data: Template; api: Template; web: Template }

// The first test of a file waits for the synthesis.
vi.setConfig({ testTimeout: 90_000 })

const done = new Map<EnvironmentName, Promise<Templates>>()

async function synthesize(name: EnvironmentName): Promise<Templates> {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }
  const app = new App({ context })
  const webFolder = new URL('bundle', import.meta.url).pathname
  const { data, api, web } = buildAcademy(app, getEnvironment(name), { fields: await loadAreaFields(), webFolder })
  return { data: Template.fromStack(data), api: Template.fromStack(api), web: Template.fromStack(web) }
}

/** The templates of an environment, with a small bundle standing in for the web build; made once a test file. */
export function templatesOf(name: EnvironmentName): Promise<Templates> {
  const known = done.get(name) ?? synthesize(name)
  done.set(name, known)
  return known
}
