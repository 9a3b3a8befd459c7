import { openTable, type Table } from '../shared/table.ts'
import { type Multipart, openMultipart } from './multipart.ts'

export type UploadsDeps = { table: Table; files: Multipart }

export const openUploadsDeps = (): UploadsDeps => ({ table: openTable(), files: openMultipart() })
