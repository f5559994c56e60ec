import { BookMarked, History, MessageSquareText, ShieldCheck, SpellCheck } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { commentTexts } from '../../../locales/en/essays/comments.ts'
import { help } from '../../../locales/en/essays/help.ts'
import { recordTexts } from '../../../locales/en/essays/record.ts'
import { sourceTexts } from '../../../locales/en/essays/sources.ts'
import { versions } from '../../../locales/en/essays/versions.ts'
import { lazyPanel } from '../../../ui/feedback/lazy-panel.tsx'
import { OpenThreadsBadge } from '../comments/open-threads-badge.tsx'
import type { SidePanelProps } from '../controls/side-panel-props.ts'

type SidePanelRow = {
  /** Its heading, and the name of its button. */
  title: () => string
  icon: ReactNode
  /** Drawn on the corner of its button. */
  Badge?: ComponentType<{ chatId: string }>
  /** Fills a column whose height is given. Its own lists scroll. */
  Panel: ComponentType<SidePanelProps>
}

const HelpPanel = lazyPanel<SidePanelProps>(
  async () => (await import('../help/panel/help-panel.tsx')).HelpPanel,
  () => help,
)
const SourcesPanel = lazyPanel<SidePanelProps>(
  async () => (await import('../sources/panel/sources-panel.tsx')).SourcesPanel,
  () => sourceTexts,
)
const CommentsPanel = lazyPanel<SidePanelProps>(
  async () => (await import('../comments/comments-panel.tsx')).CommentsPanel,
  () => commentTexts,
)
const RecordPanel = lazyPanel<SidePanelProps>(
  async () => (await import('../record/panel/record-panel.tsx')).RecordPanel,
  () => recordTexts,
)
const VersionsPanel = lazyPanel<SidePanelProps>(
  async () => (await import('../versions/versions-panel.tsx')).VersionsPanel,
  () => versions,
)

/** What can be shown beside the page, in the order of the buttons. */
export const sidePanels = {
  help: { title: () => help.title, icon: <SpellCheck />, Panel: HelpPanel },
  sources: { title: () => sourceTexts.title, icon: <BookMarked />, Panel: SourcesPanel },
  comments: {
    title: () => commentTexts.title,
    icon: <MessageSquareText />,
    Badge: OpenThreadsBadge,
    Panel: CommentsPanel,
  },
  record: { title: () => recordTexts.title, icon: <ShieldCheck />, Panel: RecordPanel },
  versions: { title: () => versions.title, icon: <History />, Panel: VersionsPanel },
} as const satisfies Record<string, SidePanelRow>

export type SidePanelId = keyof typeof sidePanels

/** Returns the row of a panel, with what only some have. */
export const sidePanelOf = (id: SidePanelId): SidePanelRow => sidePanels[id]

export const sidePanelIds = Object.keys(sidePanels) as SidePanelId[]
