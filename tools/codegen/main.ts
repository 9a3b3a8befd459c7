import { isFresh, writeGenerated } from './write-generated.ts'

try {
  if (!isFresh()) {
    await writeGenerated()
    console.log('Made generated/ from schema.graphql and the operation files.')
  }
} catch (error) {
  // An operation that doesn't match the schema: the error names its file and line.
  console.error(String(error))
  process.exitCode = 1
}
