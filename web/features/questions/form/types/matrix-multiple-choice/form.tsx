import { matrixForm } from '../../content/matrix.tsx'

export const MatrixMultipleChoiceForm = matrixForm('radio')
