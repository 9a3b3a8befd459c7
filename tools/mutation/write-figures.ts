import { readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/mutation.md'

type Report = { files: Record<string, { mutants: { status: string }[] }> }

/** Puts the figures of a subject's report into its row of docs/mutation.md and gives them in words. */
export function writeFigures(name: string, reportFile: string): string {
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const of = (...statuses: readonly string[]) => all.filter(({ status }) => statuses.includes(status)).length
  const killed = of('Killed', 'Timeout')
  const survived = of('Survived', 'NoCoverage')
  const score = ((100 * killed) / (killed + survived)).toFixed(1)
  const day = new Date().toISOString().slice(0, 10)
  const cells = [name, Object.keys(files).length, killed + survived, killed, survived, of('Ignored'), `${score} %`, day]
  const page = readFileSync(PAGE, 'utf8')
  const standing = new RegExp(`^\\| ${name} +\\|.*$`, 'm')
  if (!standing.test(page)) throw new Error(`${PAGE} has no row for ${name}`)
  writeFileSync(PAGE, page.replace(standing, `| ${cells.join(' | ')} |`))
  return `${killed} of ${killed + survived} mutants killed, ${score} %`
}
