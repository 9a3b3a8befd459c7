import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOtherFile } from '#domain/questions/files/read-other-file.ts'
import { expect, story } from '#tests/client/screen/story.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Runs a command like a user. */
function command(name: string, ...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn('npm', ['run', '-s', name, '--', ...args], { cwd: ROOT })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

story(
  'a Moodle file is imported by the terminal with its picture and losses, and the bank is exported as a package with both, and as a workbook that imports unchanged',
  { tag: '@nightly' },
  async ({ baseURL }, info) => {
    const site = baseURL ?? ''
    const mark = randomUUID().slice(0, 8)
    const folder = info.outputPath()
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'theirs.xml')
    writeFileSync(
      file,
      `<quiz>
<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>See <img src="@@PLUGINFILE@@/a.png" alt="A ${mark}"></p>]]></text><file name="a.png" path="/" encoding="base64">${PNG}</file></questiontext><idnumber>${mark}:1</idnumber><single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>
<question type="essay"><questiontext format="html"><text>Describe ${mark}</text></questiontext></question>
</quiz>`,
    )
    const refused = join(folder, 'refused.json')
    const first = await command('import:questions', file, '--site', site, '--refused', refused)
    expect(first.out).toContain('Read as Moodle XML.\n')
    expect(first.out).toContain('The academy has no question type like this: Essay')
    expect(first.out).toContain('Imported: 2 rows, 1 new, 0 changed, 0 unchanged, 1 refused.')
    expect(first.code).toBe(2)
    expect(JSON.parse(readFileSync(refused, 'utf8'))).toMatchObject([{ body: `Describe ${mark}` }])

    const exported = join(folder, 'bank.zip')
    const written = await command('export:questions', exported, '--format', 'qti3', '--site', site)
    expect(written.out).toContain('QTI 3.0 can’t hold everything. Here’s what changes or is left out:')
    expect(written.code).toBe(0)
    const { values, pictures } = await readOtherFile('bank.zip', readFileSync(exported))
    const firstRow = values.find(({ ref }) => ref === `${mark}:1`)
    expect(firstRow?.answers).toEqual([
      { text: 'a', correct: true },
      { text: 'b', correct: false },
    ])
    const picture = pictures.find(({ path }) => firstRow?.bodyHtml?.includes(path))
    expect(Buffer.from(picture?.bytes ?? []).toString('base64')).toBe(PNG)

    const workbook = join(folder, 'bank.xlsx')
    const exportResult = await command('export:questions', workbook, '--format', 'xlsx', '--site', site)
    expect(exportResult.out).toMatch(/^[\d,]+ questions in .*bank\.xlsx\.$/m)
    const again = await command('import:questions', workbook, '--dry-run', '--site', site)
    expect(again.out).toMatch(/ 0 changed, \d+ unchanged, 0 refused\.$/m)
    // No file is overwritten, and no other format is guessed.
    expect((await command('export:questions', exported, '--format', 'qti3', '--site', site)).code).toBe(1)
    expect((await command('export:questions', exported, '--format', 'scorm', '--site', site)).err).toContain('Usage')
  },
)
