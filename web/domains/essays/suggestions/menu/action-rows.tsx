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
import type { SuggestionAction } from '../../../../../contract/essays/suggestions.ts'

type Group = 'rewrite' | 'write' | 'ai'
type Row = { group: Group; icon: ReactNode }

/**
 * Where each action is chosen: in a group of the menu, in a submenu of it, or elsewhere on the page. 'check' is a request
 * to the detector and not a suggestion.
 */
const places = {
  improve: { group: 'rewrite', icon: <WandSparkles /> },
  shorten: { group: 'rewrite', icon: <FoldVertical /> },
  expand: { group: 'rewrite', icon: <UnfoldVertical /> },
  simplify: { group: 'rewrite', icon: <BookOpenText /> },
  rewrite: { group: 'rewrite', icon: <ShieldCheck /> },
  tone: 'submenu',
  translate: 'submenu',
  continue: { group: 'write', icon: <PenLine /> },
  humanize: { group: 'ai', icon: <Feather /> },
  check: { group: 'ai', icon: <ScanText /> },
  draft: 'outline',
  outline: 'outline',
} as const satisfies Record<SuggestionAction | 'check', Row | 'submenu' | 'outline'>

type PlainAction = {
  [Id in keyof typeof places]: (typeof places)[Id] extends Row ? Id : never
}[keyof typeof places]

/** The names are `suggestions.actions[id]` in the catalogue. */
export type ActionRow = { id: PlainAction; icon: ReactNode }

/** Returns the actions of a group of the menu. Tone and translation follow the first group, as submenus. */
export function actionsOf(group: Group): ActionRow[] {
  return (Object.keys(places) as (keyof typeof places)[]).flatMap((id) => {
    const place: Row | string = places[id]
    return typeof place === 'object' && place.group === group
      ? [{ id: id as PlainAction, icon: place.icon }]
      : []
  })
}
