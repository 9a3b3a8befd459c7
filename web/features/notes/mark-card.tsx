import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Flag, FlagOff, PenLine } from 'lucide-react'
import { NOTE_LENGTH } from '#domain/attempts/marks.ts'
import { notesWords as words } from '#domain/messages/notes.ts'
import { CopyGuard } from '#web/components/attempts/copy-guard.tsx'
import { QuestionBody } from '#web/components/attempts/formatted/question-body.tsx'
import type { QuestionView } from '#web/components/attempts/question-view.ts'
import { reviewState } from '#web/components/attempts/review-state.ts'
import { paths } from '#web/app/paths.ts'
import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { TestNames } from './test-names.ts'
import { type MarkedQuestion, READING, saveMark } from './save-mark.ts'

type MarkCardProps = {
  mark: MarkedQuestion
  test: TestNames
  /** Undefined while loading. Null when it can't be shown. */
  question: QuestionView | null | undefined
  /** The note that is being written; undefined if none is. */
  draft: string | undefined
  onDraft: (draft: string | undefined) => void
  onChange: (mark: MarkedQuestion) => void
}

/**
 * One marked question or Reading: the question's text as it was served, if it may be shown, and its marks, which can be
 * edited here. Notes on a Reading end with its course, as the Reading does.
 */
export function MarkCard({ mark, test, question, draft, onDraft, onChange }: MarkCardProps) {
  const id = useId()
  const saving = useMutation({
    mutationFn: (change: { flagged?: boolean; note?: string }) => saveMark(mark, change),
    onSuccess: ({ mark: now, note: both }, change) => {
      onChange(now)
      if (change.note !== undefined) onDraft(both)
    },
  })
  const { isPending: isBusy, reset } = saving
  const problem = saving.data?.note === undefined ? saving.error?.message : words.changed
  const save = (change: { flagged?: boolean; note?: string }) => {
    // A second click during the request would conflict with its version.
    if (!isBusy) saving.mutate(change)
  }
  const { location } = test
  const isReading = mark.n === READING
  return (
    <Card as="article" className="mark" aria-labelledby={id}>
      <h2 id={id} className="text-title-3">
        {isReading ? test.name : `${test.name}: ${words.question(mark.position)}`}{' '}
        {mark.flagged && <Badge tone="primary">{words.flagged}</Badge>}
      </h2>
      <p className="muted">
        {[test.course, isReading ? words.reading : words.attempt(mark.n), formatDateTime(mark.startTime)].join(' · ')}
      </p>
      {isReading ? null : question ? (
        <CopyGuard>
          <QuestionBody question={question} />
        </CopyGuard>
      ) : (
        <p className="muted">
          {mark.withheld ? words.withheld : question === null ? words.lost : words.loadingQuestions}
        </p>
      )}
      {mark.highlights.length > 0 && (
        <>
          <h3 className="text-small">{words.highlights}</h3>
          <ul>
            {mark.highlights.map(({ block, start, text }) => (
              <li key={`${block} ${start}`}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {draft === undefined ? (
        mark.note !== '' && (
          <>
            <h3 className="text-small">{words.note}</h3>
            <p className="wrap-anywhere whitespace-pre-wrap">{mark.note}</p>
          </>
        )
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save({ note: draft })
          }}
        >
          <TextAreaField
            label={words.note}
            rows={4}
            maxLength={NOTE_LENGTH}
            value={draft}
            error={problem}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button in whose place it comes
            autoFocus
            onChange={(event) => onDraft(event.target.value)}
          />
          <Row actions>
            <Button type="submit" busy={isBusy}>
              {words.save}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                onDraft(undefined)
                reset()
              }}
            >
              {words.cancel}
            </Button>
          </Row>
        </form>
      )}
      {problem !== undefined && draft === undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Row actions>
        {draft === undefined && !(isReading && location === undefined) && (
          <Button variant="quiet" aria-describedby={id} onClick={() => onDraft(mark.note)}>
            <PenLine size={18} aria-hidden="true" /> {mark.note === '' ? words.write : words.edit}
          </Button>
        )}
        {!isReading && (
          <Button
            variant="quiet"
            busy={isBusy && draft === undefined}
            aria-describedby={id}
            onClick={() => save({ flagged: !mark.flagged })}
          >
            {mark.flagged ? <FlagOff size={18} aria-hidden="true" /> : <Flag size={18} aria-hidden="true" />}{' '}
            {mark.flagged ? words.unflag : words.flag}
          </Button>
        )}
        {location !== undefined && (
          <LinkButton
            to={paths.taskView}
            state={
              isReading
                ? { passage: true }
                : mark.withheld
                  ? null
                  : reviewState({ n: mark.n, question: mark.position + 1 })
            }
            variant="quiet"
            aria-describedby={id}
            onClick={() => selectPlace(location)}
          >
            {isReading ? words.openReading : mark.withheld ? words.openTest : words.review}
          </LinkButton>
        )}
      </Row>
    </Card>
  )
}
