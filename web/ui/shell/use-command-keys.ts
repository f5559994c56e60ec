import { useEffect, useRef } from 'react'
import { type Command, useCommands } from './commands.ts'
import { isPressed } from './use-shortcut.ts'

/** Runs the command whose keys are pressed. */
export function useCommandKeys(): Command[] {
  const commands = useCommands()
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const command = latest.current.find(({ keys }) => keys !== undefined && isPressed(keys, event))
      // A modal dialog locks the page below it, and its commands too.
      if (!command || document.body.hasAttribute('data-scroll-locked')) return
      event.preventDefault()
      command.run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return commands
}
