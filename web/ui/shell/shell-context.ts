import { createContext, useContext } from 'react'

export type Shell = {
  isPhone: boolean
  /** Phones only: opens the drawer. */
  openDrawer: () => void
}

export const ShellContext = createContext<Shell>({ isPhone: false, openDrawer: () => {} })

export function useShell(): Shell {
  return useContext(ShellContext)
}
