/**
 * The last step of `npm test`: every statement of the specification has one home, a test file in
 * `tests/statements.json`, in which a test that cites it has passed in this run. Reads `reports/*.json`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { faultsOfHomes, type Homes, passedTests, type Report } from './check-homes.ts'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const root = process.cwd()
const homes = readJson('tests/statements.json') as Homes
const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !file.startsWith('tools/statements/'))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const passed = ['unit', 'api', 'browser']
  .map((step) => `reports/${step}.json`)
  .filter((file) => existsSync(file))
  .flatMap((file) => passedTests(readJson(file) as Report, root))

const faults = faultsOfHomes(homes, texts, passed)
for (const fault of faults) console.error(fault)
const all = Object.values(homes).flat().length
if (faults.length > 0) {
  console.error(
    `${faults.length} faults. A statement's home is the file that tests/statements.json names; only it cites it.`,
  )
  process.exit(1)
}
console.log(`${all} statements of the specification are proved at their homes`)
