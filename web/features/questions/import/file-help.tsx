import { constructWords, constructWords as words, formatReasonText } from '#domain/messages/formats.ts'
import { CSV_COLUMNS } from '#domain/questions/csv.ts'
import { importTemplate } from '#domain/questions/import-template.ts'
import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useState } from 'react'
import {
  type Construct,
  CONSTRUCTS,
  READ_FORMAT_NAMES,
  READ_FORMATS,
  type ReadFormat,
} from 'question-formats/constructs/constructs.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Table } from '#web/ui/table/table.tsx'

const OPTIONS = READ_FORMATS.map((value) => ({ value, label: READ_FORMAT_NAMES[value] }))

const isReadFormat = (value: string): value is ReadFormat => READ_FORMATS.some((format) => format === value)

const becomesOf = (construct: Construct) => ('refused' in construct ? words.refused : construct.becomes)

function noteOf(construct: Construct): string {
  const code = 'refused' in construct ? construct.refused : construct.note
  return code === undefined ? words.none : formatReasonText(code)
}

/** How each construct of another program's format is imported. */
function ConstructTable() {
  const [format, setFormat] = useState<ReadFormat>('moodle')
  return (
    <Stack>
      <p>{words.lead}</p>
      <SelectField
        label={words.format}
        value={format}
        options={OPTIONS}
        onChange={({ target: { value } }) => {
          if (isReadFormat(value)) setFormat(value)
        }}
      />
      <Table
        caption={words.caption(READ_FORMAT_NAMES[format])}
        rows={CONSTRUCTS[format]}
        rowKey={({ name }) => name}
        textOnly
        columns={[
          { key: 'name', header: words.construct, cell: ({ name }) => name },
          { key: 'becomes', header: words.becomes, cell: becomesOf },
          { key: 'note', header: words.note, cell: noteOf },
        ]}
      />
    </Stack>
  )
}

const firstColumns = CSV_COLUMNS.filter((column) => !/\d/.test(column))

/** Describes the import file, with a template to start from. */
export function FileHelp() {
  return (
    <Stack>
      <FormActions>
        <Button
          variant="secondary"
          onClick={() => saveFile('questions-template.csv', 'text/csv;charset=utf-8', importTemplate())}
        >
          Download a template (CSV)
        </Button>
      </FormActions>
      <Accordion
        items={[
          {
            value: 'format',
            title: 'How to set up your file',
            content: (
              <Prose>
                <h3>Excel and CSV</h3>
                <p>
                  The first line names the columns: {firstColumns.join(', ')}, answer1 to answer10, and match1 to
                  match10. If your names are different, you choose what each column is in the next step. A text file can
                  use commas, semicolons, tabs, or pipes between columns.
                </p>
                <p>
                  Each row needs a type, a body (the question), and at least two answers. The types are{' '}
                  {QUESTION_TYPES.join(', ')}.
                </p>
                <p>
                  In <code>correct</code>, list the letters or numbers of the correct answers, such as A;C. For
                  Matching/Dropdown, fill in match1, match2, and so on instead. In <code>tags</code> and{' '}
                  <code>area</code>, separate names with semicolons.
                </p>
                <p>
                  <code>ref</code> is a reference that you make up, such as cardiac-12. The next import with the same
                  reference updates the same question. Without one, we recognize a row by its question and answers.
                </p>
                <h3>JSON</h3>
                <p>
                  A list of objects with ref, type, body, rationale, tags, area, and answers. Each answer has a text and
                  correct (true or false). For Matching/Dropdown, it has a match instead.
                </p>
              </Prose>
            ),
          },
          { value: 'programs', title: constructWords.title, content: <ConstructTable /> },
        ]}
      />
    </Stack>
  )
}
