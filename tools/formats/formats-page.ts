import { format, resolveConfig } from 'prettier'
import { CONSTRUCTS, READ_FORMATS, READ_FORMAT_NAMES } from 'question-formats/constructs/constructs.ts'
import { formatReasonText } from '#domain/messages/formats.ts'

export const FORMATS_FILE = 'packages/question-formats/CONSTRUCTS.md'

const cell = (text: string) => text.replaceAll('|', '\\|')

/** packages/question-formats/CONSTRUCTS.md: what each construct of the import formats becomes. */
export async function formatsPage(): Promise<string> {
  const sections = READ_FORMATS.map((key) => {
    const rows = CONSTRUCTS[key].map((construct) =>
      'refused' in construct
        ? [construct.name, 'Refused', formatReasonText(construct.refused)]
        : [construct.name, construct.becomes, construct.note === undefined ? '' : formatReasonText(construct.note)],
    )
    const table = [['In the file', 'Imported as', 'Note or reason'], ['-', '-', '-'], ...rows]
    return `## ${READ_FORMAT_NAMES[key]}\n\n${table.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')}\n`
  })
  const page = `# How questions from other programs are imported

Written by \`npm run docs:formats\` from \`constructs/constructs.ts\`, whose test reads an example of each line.

${sections.join('\n')}`
  return format(page, { ...(await resolveConfig(FORMATS_FILE)), parser: 'markdown' })
}
