import { matrixForm } from '../../content/matrix.tsx'

export const MatrixMultipleResponseForm = matrixForm('checkbox')
