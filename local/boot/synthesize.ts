import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { at, objectOf, parseJson } from '../shared/json.ts'
import { hashInputs } from './hash-inputs.ts'
import { processStart } from './process-start.ts'
import { runChild } from './run-child.ts'

const inputs = [
  'infra',
  'resolvers',
  'lambdas',
  'domain',
  'data',
  'generated',
  'schema.graphql',
  'cdk.json',
  'package.json',
  'package-lock.json',
]

const kept = 3

/** The pages of the built bundle, which the distribution's routes name. */
function pagesOf(folder: string, path = ''): string[] {
  if (!existsSync(join(folder, path))) return []
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const name = `${path}/${entry.name}`
    if (entry.isDirectory()) return pagesOf(folder, name)
    return entry.name.endsWith('.html') ? [name] : []
  })
}

/** Running clouds read the assembly they were started with, so only old ones go, and what a killed process left half made. */
function removeOld(parent: string): void {
  const age = (name: string): number => statSync(join(parent, name)).mtimeMs
  const names = readdirSync(parent)
  const whole = names.filter((name) => /^local-[0-9a-f]{16}$/.test(name)).sort((a, b) => age(b) - age(a))
  const torn = names.filter((name) => {
    const pid = /^local-[0-9a-f]{16}\.(\d+)$/.exec(name)?.[1]
    return pid !== undefined && processStart(Number(pid)) === undefined
  })
  for (const name of [...whole.slice(kept), ...torn]) rmSync(join(parent, name), { recursive: true, force: true })
}

/**
 * Synthesizes the stacks (`env=dev`) into `cdk.out/local-<hash of all they are made of>`, unless that folder is there already;
 * resolves with the folder. The web bundle must be built before. Throws LocalFailure.
 */
export async function synthesize(root: string, onProgress: (step: string) => void = () => undefined): Promise<string> {
  const parent = join(root, 'cdk.out')
  const hash = hashInputs(root, inputs, pagesOf(join(root, 'dist', 'web')))
  const folder = join(parent, `local-${hash}`)
  if (existsSync(join(folder, 'manifest.json'))) return folder
  onProgress('Synthesizing the stacks')
  mkdirSync(parent, { recursive: true })
  const making = join(parent, `local-${hash}.${String(process.pid)}`)
  // The CDK CLI would hand over the context of cdk.json; the app is run without it.
  const context = objectOf(at(parseJson(readFileSync(join(root, 'cdk.json'), 'utf8')), 'context'))
  const contextJson = JSON.stringify({ ...context, env: 'dev' })
  // CDK's own check of the templates takes seconds; tests and deployments run it.
  const env = { ...process.env, CDK_OUTDIR: making, CDK_CONTEXT_JSON: contextJson, CDK_VALIDATION: 'false' }
  try {
    await runChild('Synthesizing the stacks', [process.execPath, '--import', 'tsx', join('infra', 'app.ts')], root, env)
    // Another process may have made the same meanwhile.
    if (!existsSync(folder)) renameSync(making, folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  removeOld(parent)
  return folder
}
