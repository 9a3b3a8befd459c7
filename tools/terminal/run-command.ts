/** Runs a command and sets its exit status. Prints any error without a stack and exits with status 1. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  // As with npm start, package.json determines the required Node version.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
