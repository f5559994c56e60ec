import type { Editor } from '@tiptap/core'
import { BookMarked, History, ShieldCheck, SpellCheck } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { help } from '../../../locales/en/essays/help.ts'
import { recordTexts } from '../../../locales/en/essays/record.ts'
import { sourceTexts } from '../../../locales/en/essays/sources.ts'
import { versions } from '../../../locales/en/essays/versions.ts'
import { LazyHelpPanel } from '../help/lazy-help.tsx'
import { LazyRecordPanel } from '../record/lazy-record-panel.tsx'
import { LazySourcesPanel } from '../sources/lazy-sources-panel.tsx'
import type { EssaySession, EssayView } from '../sync/essay-session.ts'
import { LazyVersionsPanel } from '../versions/lazy-versions-panel.tsx'

export type SidePanelProps = {
  editor: Editor
  session: EssaySession
  view: EssayView
  onClose: () => void
}

type SidePanelRow = {
  /** Its heading, and the name of its button. */
  title: () => string
  icon: ReactNode
  /** Fills a column whose height is given. Its own lists scroll. */
  Panel: ComponentType<SidePanelProps>
}

/** What can be shown beside the page, in the order of the buttons. */
export const sidePanels = {
  help: { title: () => help.title, icon: <SpellCheck />, Panel: LazyHelpPanel },
  sources: { title: () => sourceTexts.title, icon: <BookMarked />, Panel: LazySourcesPanel },
  record: { title: () => recordTexts.title, icon: <ShieldCheck />, Panel: LazyRecordPanel },
  versions: { title: () => versions.title, icon: <History />, Panel: LazyVersionsPanel },
} satisfies Record<string, SidePanelRow>

export type SidePanelId = keyof typeof sidePanels

export const sidePanelIds = Object.keys(sidePanels) as SidePanelId[]
