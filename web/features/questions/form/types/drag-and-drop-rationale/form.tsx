import { tokenClozeForm } from '../../content/token-cloze.tsx'

export const DragAndDropRationaleForm = tokenClozeForm(3, true)
