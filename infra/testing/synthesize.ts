import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { type Academy, buildAcademy } from '#infra/academy.ts'
import { loadFields } from '../functions/load-fields.ts'
import type { Environment, EnvironmentName } from '#infra/environments.ts'
import { testEnvironment } from './test-environment.ts'
import { TEST_KEYS } from './test-keys.ts'

export type Templates = { data: Template; api: Template; web: Template; alarms?: Template }

// The first test of a file waits for the synthesis.
vi.setConfig({ testTimeout: 90_000 })

const done = new Map<EnvironmentName, Promise<{ academy: Academy; templates: Templates }>>()

/** Synthesizes the stacks and templates of an environment's settings, with a small bundle instead of the web build. */
export async function synthesize(environment: Environment, videoKeys = TEST_KEYS) {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> }
  const app = new App({ context })
  const webFolder = new URL('bundle', import.meta.url).pathname
  const academy = buildAcademy(app, environment, {
    fields: await loadFields(),
    webFolder,
    videoKeys,
  })
  const templates: Templates = {
    data: Template.fromStack(academy.data),
    api: Template.fromStack(academy.api),
    web: Template.fromStack(academy.web),
    ...(academy.alarms ? { alarms: Template.fromStack(academy.alarms) } : {}),
  }
  return { academy, templates }
}

function known(name: EnvironmentName) {
  const made = done.get(name) ?? synthesize(testEnvironment(name))
  done.set(name, made)
  return made
}

/** The templates of an environment, created once per test file. */
export const templatesOf = async (name: EnvironmentName): Promise<Templates> => (await known(name)).templates

/** The stacks of the templates, for facts that a template doesn't contain. */
export const academyOf = async (name: EnvironmentName): Promise<Academy> => (await known(name)).academy
