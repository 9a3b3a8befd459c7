import { constructWords } from '#domain/messages/formats.ts'
import { CSV_COLUMNS } from '#domain/questions/csv.ts'
import { importTemplate } from '#domain/questions/import-template.ts'
import { QUESTION_TYPES } from '#domain/questions/question.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form/form-actions.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ConstructTable } from './construct-table.tsx'

const firstColumns = CSV_COLUMNS.filter((column) => !/\d/.test(column))

/** What a file to import looks like, and one to begin with. */
export function FileHelp() {
  return (
    <Stack>
      <FormActions>
        <Button
          variant="secondary"
          onClick={() => {
            saveFile('questions-template.csv', 'text/csv;charset=utf-8', importTemplate())
          }}
        >
          Download a template (CSV)
        </Button>
      </FormActions>
      <Accordion
        items={[
          {
            value: 'format',
            title: 'What a file looks like',
            content: (
              <Prose>
                <h3>Excel and CSV</h3>
                <p>
                  The first line names the columns: {firstColumns.join(', ')}, answer1 to answer10, match1 to match10.
                  Other names are shown with their first values, and you say what each column is. Text files may be
                  separated by commas, semicolons, tabs or pipes. A row needs a type, a body and two answers; the type
                  is one of {QUESTION_TYPES.join(', ')}.
                </p>
                <p>
                  <code>correct</code> names the letters of the right answers, such as A;C, or their numbers. For
                  Matching/Dropdown fill match1, match2 … instead. <code>tags</code> and <code>area</code> hold several
                  names separated by semicolons.
                </p>
                <p>
                  <code>ref</code> is a name of your own by which another import finds the question again and changes
                  it. Without one a row is known by its question and answers.
                </p>
                <h3>JSON</h3>
                <p>
                  A list of objects with ref, type, body, rationale, tags, area and answers; an answer has a text and
                  correct: true or false, for Matching/Dropdown a match.
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
