import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAcademy } from './academy.ts'
import { loadFields } from './functions/load-fields.ts'
import { testEnvironment } from './testing/test-environment.ts'
import { TEST_KEYS } from './testing/test-keys.ts'
import { ACCEPTED_FINDINGS, type AcceptedFinding } from './testing/accepted-findings.ts'

type Finding = { rule: string; path: string }
type Report = {
  pluginReports: { violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[] }[]
}

const outdir = mkdtempSync(join(tmpdir(), 'academy-nag-'))
let findings: Finding[] = []

beforeAll(async () => {
  const app = new App({ outdir })
  const webFolder = join(import.meta.dirname, 'testing', 'bundle')
  buildAcademy(app, testEnvironment('prod'), { fields: await loadFields(), webFolder, videoKeys: TEST_KEYS })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))
  // Findings fail the synthesis; the report lists them all.
  expect(() => app.synth()).toThrow('AwsSolutions')
  const { pluginReports } = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report
  findings = pluginReports
    .flatMap(({ violations }) => violations)
    .flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => ({ rule: ruleName, path: constructPath })),
    )
    .filter(({ rule }) => /^(AwsSolutions|Serverless)-/.test(rule))
}, 120_000)
afterAll(() => rmSync(outdir, { recursive: true }))

const accepts = (accepted: AcceptedFinding, { rule, path }: Finding) =>
  rule.startsWith(accepted.rule) && path.includes(accepted.path)

describe('cdk-nag, AwsSolutions and Serverless', () => {
  it('finds nothing that has no written reason', () => {
    expect(findings.length).toBeGreaterThan(10)
    expect(findings.filter((finding) => !ACCEPTED_FINDINGS.some((accepted) => accepts(accepted, finding)))).toEqual([])
  })

  it('still finds everything for which a reason is written', () => {
    expect(ACCEPTED_FINDINGS.filter((accepted) => !findings.some((finding) => accepts(accepted, finding)))).toEqual([])
  })
})
