/** Runs a command of the terminal; gives its exit status. Whatever fails is told in its own words, without a stack, and is status 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // As with npm start: which Node it needs, package.json says.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
