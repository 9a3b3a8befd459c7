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

/** Synthesizes an environment's stacks and templates, with a small bundle in place of the web build. */
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

/** Returns the templates of an environment, synthesized once per test file. */
export const templatesOf = async (name: EnvironmentName): Promise<Templates> => (await known(name)).templates

/** Returns the stacks behind the templates, for what a template does not contain. */
export const academyOf = async (name: EnvironmentName): Promise<Academy> => (await known(name)).academy
