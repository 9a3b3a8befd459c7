import type { Plugin } from 'vite'

const MODULE = '\0zip-without-workers'

/**
 * The functions that write-excel-file imports from fflate. write-excel-file has no option for how parts are compressed.
 */
const CODE = `import { strToU8, zipSync } from 'fflate'
export { strToU8, zipSync }
export const zip = (files, done) => done(null, zipSync(files))`

/**
 * Makes write-excel-file compress workbooks on the main thread. For parts of 160 KB or more, fflate would use workers
 * created from text (`blob:`), which the site's Content-Security-Policy blocks, so the file would never be created
 * (decision 0082).
 */
export const zipWithoutWorkers = (): Plugin => ({
  name: 'academy:zip-without-workers',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fflate' && importer?.includes('write-excel-file') === true ? MODULE : undefined,
  load: (id) => (id === MODULE ? CODE : undefined),
})
