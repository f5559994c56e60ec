import { useEffect, useRef } from 'react'
import { type Command, useCommands } from './commands.ts'
import { isPressed } from './use-shortcut.ts'

/** Runs a command when its keys are pressed, and returns all commands. */
export function useCommandKeys(): Command[] {
  const commands = useCommands()
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const command = latest.current.find(({ keys }) => keys !== undefined && isPressed(keys, event))
      // A modal dialog blocks the page below it and its commands.
      if (!command || document.body.hasAttribute('data-scroll-locked')) return
      event.preventDefault()
      command.run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return commands
}
