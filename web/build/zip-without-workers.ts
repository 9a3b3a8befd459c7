import type { Plugin } from 'vite'

const MODULE = '\0zip-without-workers'

/** What write-excel-file takes of fflate. It has no choice of its own of how parts are compressed. */
const CODE = `import { strToU8, zipSync } from 'fflate'
export { strToU8, zipSync }
export const zip = (files, done) => done(null, zipSync(files))`

/**
 * Has write-excel-file compress a workbook within the page. For parts from 160 KB on it uses workers made of text (`blob:`), which the
 * site's Content-Security-Policy blocks: the file would never come (decision 0082).
 */
export const zipWithoutWorkers = (): Plugin => ({
  name: 'academy:zip-without-workers',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'fflate' && importer?.includes('write-excel-file') === true ? MODULE : undefined,
  load: (id) => (id === MODULE ? CODE : undefined),
})
