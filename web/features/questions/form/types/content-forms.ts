import { type ComponentType, lazy } from 'react'
import type { ContentFormProps } from '../content/content-form.tsx'
import type { ContentForms } from '../content/inner-forms.ts'

const form = (load: () => Promise<ComponentType<ContentFormProps>>) => lazy(async () => ({ default: await load() }))

/** The form of each type with a content; each is loaded when it is used. */
export const CONTENT_FORMS: ContentForms = {
  'Select N': form(async () => (await import('./select-n/form.tsx')).SelectNForm),
  Grouping: form(async () => (await import('./grouping/form.tsx')).GroupingForm),
  'Matrix Multiple Choice': form(
    async () => (await import('./matrix-multiple-choice/form.tsx')).MatrixMultipleChoiceForm,
  ),
  'Matrix Multiple Response': form(
    async () => (await import('./matrix-multiple-response/form.tsx')).MatrixMultipleResponseForm,
  ),
  'Drop-Down Cloze': form(async () => (await import('./drop-down-cloze/form.tsx')).DropDownClozeForm),
  'Drop-Down Rationale': form(async () => (await import('./drop-down-rationale/form.tsx')).DropDownRationaleForm),
  'Drop-Down Table': form(async () => (await import('./drop-down-table/form.tsx')).DropDownTableForm),
  'Drag-and-Drop Cloze': form(async () => (await import('./drag-and-drop-cloze/form.tsx')).DragAndDropClozeForm),
  'Drag-and-Drop Rationale': form(
    async () => (await import('./drag-and-drop-rationale/form.tsx')).DragAndDropRationaleForm,
  ),
  'Highlight Text': form(async () => (await import('./highlight-text/form.tsx')).HighlightTextForm),
  'Highlight Table': form(async () => (await import('./highlight-table/form.tsx')).HighlightTableForm),
  'Bow-Tie': form(async () => (await import('./bow-tie/form.tsx')).BowTieForm),
  Trend: form(async () => (await import('./trend/form.tsx')).TrendForm),
  'Ordered Response': form(async () => (await import('./ordered-response/form.tsx')).OrderedResponseForm),
  'Case Study': form(async () => (await import('./case-study/form.tsx')).CaseStudyForm),
  Numeric: form(async () => (await import('./numeric/form.tsx')).NumericForm),
}
