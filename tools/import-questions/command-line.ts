import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run import:questions -- FILE [options]
       npm run import:questions -- --template [FILE]

FILE is an Excel workbook (.xlsx), CSV or JSON, or of another program: Moodle XML, GIFT, Aiken or QTI.
docs/import.md describes the forms.

  --dry-run              checks every row and writes nothing
  --map "COLUMN=FIELD"   what a column of the file is, where its name does not say it; may be repeated, as in
                         --map "Wording=body" --map "Right one=correct" --map "Choice 1=answer1" --map "Notes="
                         FIELD is a column of the template or its name on the screen ("Answer B"); without one the
                         column is left out. A column without a name is "Column 3"
  --type TYPE            the type of all questions, where no column says it
  --sheet NAME           which sheet of a workbook with several is imported
  --add-tags             new tags join the academy's list
  --add-area NAME        a new NCLEX area joins the list; may be repeated
  --refused FILE         writes the refused rows there as they came, with their reasons: .csv, of a JSON file .json
  --template [FILE]      writes an example of a CSV file, to FILE or to the terminal
  --site URL             the academy (ACADEMY_SITE; http://localhost:3000)
  --email EMAIL          an administrator (ACADEMY_EMAIL)
  --password PASSWORD    of that administrator (ACADEMY_PASSWORD)
  --help                 prints this`

/** The parsed command line. `file`: the file to import, or the destination of the template. */
export type CommandLine = {
  file: string | undefined
  values: ReturnType<typeof parse>['values']
}

const parse = (args?: string[]) =>
  parseArgs({
    ...(args && { args }),
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      // Adds new tags to the academy's list; without it, a file with new tags isn't imported.
      'add-tags': { type: 'boolean', default: false },
      // The name of a new NCLEX area. Explicit, because every NCLEX test covers each area of the list.
      'add-area': { type: 'string', multiple: true, default: [] },
      map: { type: 'string', multiple: true, default: [] },
      sheet: { type: 'string' },
      type: { type: 'string' },
      refused: { type: 'string' },
      template: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      site: { type: 'string', default: process.env.ACADEMY_SITE ?? 'http://localhost:3000' },
      email: { type: 'string', default: process.env.ACADEMY_EMAIL ?? 'admin@academy.example' },
      password: { type: 'string', default: process.env.ACADEMY_PASSWORD ?? 'Academy-Admin-1' },
    },
  })

/** Parses the command line (by default this process's). Throws the usage or a sentence if it is invalid. */
export function readCommandLine(args?: string[]): CommandLine {
  const { values, positionals } = parse(args)
  const [file, another] = positionals
  if (another !== undefined || (file === undefined && !values.help && !values.template)) throw new Error(USAGE)
  if (!values.help && !values.template && file !== undefined && values.refused !== undefined)
    checkRefused(file, values.refused)
  return { file, values }
}

/** Throws before anything is sent if refused rows couldn't be written in their format. Never overwrites a file. */
function checkRefused(file: string, path: string): void {
  const extension = /\.(csv|tsv|txt|xls[xm]?)$/i.test(file) ? '.csv' : '.json'
  // A text file may be in another program's format, whose rows are returned as JSON.
  if (/\.txt$/i.test(file) && path.toLowerCase().endsWith('.json')) {
    refuseExisting(path)
    return
  }
  if (!path.toLowerCase().endsWith(extension))
    throw new Error(`The refused rows of this file are ${extension}: give --refused such a name.`)
  refuseExisting(path)
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new Error(`The file ${path} exists: give --refused another name.`)
}
