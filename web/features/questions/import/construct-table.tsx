import { useState } from 'react'
import {
  type Construct,
  CONSTRUCTS,
  READ_FORMAT_NAMES,
  READ_FORMATS,
  type ReadFormat,
} from 'question-formats/constructs/constructs.ts'
import { constructWords as words, formatReasonText } from '#domain/messages/formats.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Table } from '#web/ui/table/table.tsx'

const OPTIONS = READ_FORMATS.map((value) => ({ value, label: READ_FORMAT_NAMES[value] }))

const isReadFormat = (value: string): value is ReadFormat => READ_FORMATS.some((format) => format === value)

const becomesOf = (construct: Construct) => ('refused' in construct ? words.refused : construct.becomes)

function noteOf(construct: Construct): string {
  const code = 'refused' in construct ? construct.refused : construct.note
  return code === undefined ? words.none : formatReasonText(code)
}

/** What becomes of each construct of a format of another program. */
export function ConstructTable() {
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
