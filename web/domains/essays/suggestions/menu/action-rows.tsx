import {
  BookOpenText,
  Feather,
  FoldVertical,
  PenLine,
  ScanText,
  ShieldCheck,
  UnfoldVertical,
  WandSparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** 'check' is a request to the detector and not a suggestion. */
type PlainAction =
  | 'improve'
  | 'shorten'
  | 'expand'
  | 'simplify'
  | 'rewrite'
  | 'continue'
  | 'humanize'
  | 'check'

/** The names are `suggestions.actions[id]` in the catalogue. */
export type ActionRow = { id: PlainAction; icon: ReactNode }

/** The actions of the menu, in groups. Tone and translation follow the first one, as submenus. */
export const actionGroups: Record<'rewrite' | 'write' | 'ai', ActionRow[]> = {
  rewrite: [
    { id: 'improve', icon: <WandSparkles /> },
    { id: 'shorten', icon: <FoldVertical /> },
    { id: 'expand', icon: <UnfoldVertical /> },
    { id: 'simplify', icon: <BookOpenText /> },
    { id: 'rewrite', icon: <ShieldCheck /> },
  ],
  write: [{ id: 'continue', icon: <PenLine /> }],
  ai: [
    { id: 'humanize', icon: <Feather /> },
    { id: 'check', icon: <ScanText /> },
  ],
}
