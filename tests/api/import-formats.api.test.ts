import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readFormatFile } from '#domain/questions/formats/read-format.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Runs a command as a person does. */
function command(name: string, ...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn('npm', ['run', '-s', name, '--', ...args], { cwd: ROOT })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ code, out, err })
    })
  })
}

describe('files of other programs in the terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-formats-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const mark = randomUUID().slice(0, 8)
  const fileOf = (name: string, content: string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  it('are imported with what they lose, and their questions and pictures are exported so that they come back', async () => {
    const file = fileOf(
      'theirs.xml',
      `<quiz>
<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>See <img src="@@PLUGINFILE@@/a.png" alt="A ${mark}"></p>]]></text><file name="a.png" path="/" encoding="base64">${PNG}</file></questiontext><idnumber>${mark}:1</idnumber><single>true</single><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>
<question type="essay"><questiontext format="html"><text>Describe ${mark}</text></questiontext></question>
</quiz>`,
    )
    const refused = join(folder, 'refused.json')
    const first = await command('import:questions', file, '--site', API_URL, '--refused', refused)
    expect(first.err).not.toContain('Error')
    expect(first.out).toContain('Read as Moodle XML.\n')
    expect(first.out).toContain('The academy has no type of question like this one: Essay')
    expect(first.out).toContain('Imported: 2 rows, 1 new, 0 changed, 0 unchanged, 1 refused.')
    expect(first.code).toBe(2)
    expect(JSON.parse(readFileSync(refused, 'utf8'))).toMatchObject([{ body: `Describe ${mark}` }])

    const exported = join(folder, 'bank.zip')
    const written = await command('export:questions', exported, '--format', 'qti3', '--site', API_URL)
    expect(written.out).toContain('QTI 3.0 does not hold everything. What is lost:')
    expect(written.code).toBe(0)
    const { values, pictures } = await readFormatFile('bank.zip', readFileSync(exported))
    const own = values.find(({ ref }) => ref === `${mark}:1`)
    expect(own?.answers).toEqual([
      { text: 'a', correct: true },
      { text: 'b', correct: false },
    ])
    const picture = pictures.find(({ path }) => own?.bodyHtml?.includes(path))
    expect(Buffer.from(picture?.bytes ?? []).toString('base64')).toBe(PNG)
    // No file is written over, and no other format is guessed.
    expect((await command('export:questions', exported, '--format', 'qti3', '--site', API_URL)).code).toBe(1)
    expect((await command('export:questions', exported, '--format', 'scorm', '--site', API_URL)).err).toContain('Usage')
  }, 120_000)
})
