import { type RefObject, useCallback, useEffect, useId, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { TaskViewQueryVariables } from '#generated/operations.ts'
import type { Highlight } from '#domain/attempts/highlights.ts'
import { NOTE_LENGTH } from '#domain/attempts/marks.ts'
import { readingWords as words } from '#domain/messages/reading.ts'
import { toolWords } from '#domain/messages/test-tools.ts'
import { paths } from '#web/app/paths.ts'
import { HighlightTool } from '#web/components/attempts/marks/highlight-tool.tsx'
import { useHighlighting } from '#web/components/attempts/marks/highlighting.ts'
import { canHighlight, focusHighlighted, usePaintedHighlights } from '#web/components/attempts/marks/highlights.ts'
import { MarksDelivery } from '#web/components/attempts/marks/marks-delivery.tsx'
import { marksAt, marksStore } from '#web/components/attempts/marks/marks-store.ts'
import { isObject } from '#web/lib/json.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'

type ReadingMarksProps = {
  place: TaskViewQueryVariables
  /** The text that can be highlighted. */
  area: RefObject<HTMLElement | null>
}

/** A student's note on a Reading and the tool that highlights its text (decision 0103). Both are saved as they change. */
export function ReadingMarks({ place: { progressKey, sectionKey, taskKey }, area }: ReadingMarksProps) {
  const id = useId()
  const uid = useSession()?.uid ?? ''
  const marks = useMemo(
    () => marksStore(uid, { progressKey, sectionKey, taskKey, n: 0 }),
    [uid, progressKey, sectionKey, taskKey],
  )
  const state = useStore(marks.store)
  const { note, highlights } = marksAt(state, 0)
  const location = useLocation()
  const toPassage = isObject(location.state) && 'passage' in location.state
  useEffect(() => {
    void marks.open().then(() => {
      if (toPassage && area.current !== null)
        focusHighlighted(area.current, marksAt(marks.store.getState(), 0).highlights)
    })
    return () => void marks.deliver()
  }, [marks, toPassage, area])
  const highlighting = useHighlighting({
    area,
    highlights,
    onChange: useCallback((changed: readonly Highlight[]) => marks.change(0, { highlights: changed }), [marks]),
  })
  usePaintedHighlights(area, highlights)
  const { delivery } = state
  return (
    <Card as="section" aria-labelledby={id} className="print:hidden">
      <Row between>
        <h2 id={id} className="text-title-3">
          {words.marks}
        </h2>
        {canHighlight() && <HighlightTool highlighting={highlighting} />}
      </Row>
      <TextAreaField
        label={words.note}
        hint={toolWords.noteHint}
        rows={4}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => marks.change(0, { note: event.target.value })}
      />
      <MarksDelivery {...state} />
      <p className="muted" role="status">
        {delivery === 'saving' ? words.saving : delivery === 'saved' ? words.saved : ''}
      </p>
      <Link to={paths.notes}>{words.allNotes}</Link>
    </Card>
  )
}
