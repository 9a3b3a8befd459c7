import { tokenClozeForm } from '../../content/token-cloze.tsx'

export const DragAndDropClozeForm = tokenClozeForm(6, false)
