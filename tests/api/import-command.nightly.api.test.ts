import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { importTemplate } from '#domain/questions/import-template.ts'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the command like a user. */
function command(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn('npm', ['run', '-s', 'import:questions', '--', ...args], { cwd: ROOT })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

describe('the import command of the terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-import-'))
  const fileOf = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  afterAll(() => rmSync(folder, { recursive: true }))
  const mark = randomUUID().slice(0, 8)
  const THEIRS = ['--map', 'Wording=body', '--map', 'First=answer1', '--map', 'Second=Answer B', '--map', 'Is=correct']
  const csv = [
    'Wording,First,Second,Is,Topic,Reason',
    `Which ${mark}?,This,That,A,RN,`,
    `Who ${mark}?,This,That,Z,RN,`,
    `,This,That,A,RN,`,
  ].join('\n')

  it('reads the chosen columns of a CSV file, and returns refused rows as a file that the same options read', async () => {
    const file = fileOf('theirs.csv', csv)
    const refused = join(folder, 'refused.csv')
    const all = [file, '--site', API_URL, '--type', 'Multiple Choice', ...THEIRS]
    const guessed = await command(file, '--site', API_URL, '--type', 'Multiple Choice')
    expect(guessed).toMatchObject({ code: 1, out: '' })
    expect(guessed.err).toContain('these are not there: body, answer1. Say what a column is with --map')
    const first = await command(...all, '--refused', refused)
    expect(first.out).toContain('Column Wording: Question\n')
    expect(first.out).toContain('Column Second: Answer B\n')
    expect(first.out).toContain('Imported: 3 rows, 1 new, 0 changed, 0 unchanged, 2 refused.')
    expect(first.out).toContain(`The 2 refused rows are in ${refused}.`)
    expect(first.code).toBe(2)
    const back = readFileSync(refused, 'utf8')
    expect(back).toMatch(/^\uFEFFWording,First,Second,Is,Topic,reason\r\n/)
    expect(back).toContain(`\r\nWho ${mark}?,This,That,Z,RN,`)
    expect(back.trimEnd().split('\r\n')).toHaveLength(3)
    // The file exists now and isn't overwritten.
    expect(await command(...all, '--refused', refused)).toMatchObject({ code: 1, out: '' })
    expect(readFileSync(refused, 'utf8')).toBe(back)
    const corrected = fileOf(
      'corrected.csv',
      back.replace('Z,RN', 'B,RN').replace('\r\n,This', `\r\nWhat ${mark}?,This`),
    )
    const next = await command(corrected, ...all.slice(1), '--refused', join(folder, 'none.csv'))
    expect(next.out).toContain('Imported: 2 rows, 2 new, 0 changed, 0 unchanged, 0 refused.')
    expect(next.out).not.toContain('refused rows are in')
    expect(next.code).toBe(0)
    const again = await command(...all, '--dry-run')
    expect(again.out).toContain('3 rows, 0 new, 0 changed, 1 unchanged, 2 refused.')
  })
  it('reads those of a workbook too', async () => {
    const rows = [
      textRow('Wording', 'First', 'Second', 'Is', 'Kind'),
      textRow(`How ${mark}?`, 'a', 'b', 'B', 'Priority'),
    ]
    const file = fileOf('theirs.xlsx', aWorkbook([{ name: 'Bank', rows }]))
    const { code, out } = await command(file, '--site', API_URL, '--dry-run', ...THEIRS, '--map', 'Kind=')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    const typed = await command(
      file,
      '--site',
      API_URL,
      '--dry-run',
      ...THEIRS,
      '--map',
      'Kind=',
      '--type',
      'Multiple Choice',
    )
    expect(typed.out).toContain('Columns left out: Kind.')
    expect(typed.out).toContain('1 rows, 1 new, 0 changed, 0 unchanged, 0 refused.')
  })
  it('returns the refused rows of a JSON file as JSON', async () => {
    const file = fileOf('list.json', JSON.stringify([{ ref: `${mark}:x`, type: 'Multiple Choice', own: 7 }]))
    const to = join(folder, 'list-refused.json')
    expect((await command(file, '--site', API_URL, '--dry-run', '--refused', to)).code).toBe(2)
    expect(JSON.parse(readFileSync(to, 'utf8'))).toEqual([
      { ref: `${mark}:x`, type: 'Multiple Choice', own: 7, reason: expect.any(String) as string },
    ])
    expect((await command(file, '--refused', join(folder, 'l.csv'))).err).toContain('are .json: give --refused such')
    expect((await command(file, '--map', 'a=body')).err).toContain('it has no columns that could be mapped')
  })
  it.each([
    [['--map', 'Wording'], 'Wording says nothing of a column'],
    [['--map', 'Key=correct'], 'The file has no column Key'],
    [['--map', 'Is=colour'], 'colour is nothing that a column can be read as'],
    [[...THEIRS, '--map', 'Topic=body'], 'Two columns are read as Question'],
    [[...THEIRS, '--map', 'wording=tags'], 'The column wording is given twice'],
  ])('refuses a bad mapping before anything is sent: %j', async (flags, words) => {
    const file = fileOf('bad.csv', csv)
    // No academy runs there; the file is refused beforehand.
    const { code, out, err } = await command(file, '--site', 'http://localhost:1', '--type', 'Priority', ...flags)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(words)
  })

  it('writes the template of the screen, and reads it', async () => {
    expect(await command('--template')).toEqual({ code: 0, out: importTemplate(), err: '' })
    const file = join(folder, 'template.csv')
    expect((await command('--template', file)).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(importTemplate())
    expect(await command('--template', file)).toMatchObject({ code: 1, out: '' })
    const { code, out } = await command(file, '--site', API_URL, '--dry-run')
    expect(out).toContain('3 rows, 3 new, 0 changed, 0 unchanged, 0 refused.')
    expect(code).toBe(0)
  })

  it('prints its usage', async () => {
    const help = await command('--help')
    expect(help.code).toBe(0)
    for (const option of ['--map', '--template', '--refused', '--type']) expect(help.out).toContain(option)
    expect((await command()).err).toContain('Usage: npm run import:questions')
  })
})
