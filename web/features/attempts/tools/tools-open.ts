import { storedSwitch } from '#web/lib/storage/stored-switch.ts'

/** Whether the tools are shown; this browser remembers it, so that a student who never opens them never loads them. */
export const [useToolsOpen, setToolsOpen] = storedSwitch('academy.test-tools', false)
